import type {
  TargetRecipient,
  TargetRecipientPage,
  TenantMessage,
  TenantMessageRow,
} from '@husrum/contract/tenant-message';

export const makeRecipient = (changes: Partial<TargetRecipient> = {}): TargetRecipient => ({
  id: 11,
  name: 'Anna Ek',
  email: 'anna@example.se',
  objects: 'Lgh 1101',
  ...changes,
});

const links = { first: '', last: '', prev: null, next: null };

export const makeRecipients = (
  data: readonly TargetRecipient[],
  changes: Partial<TargetRecipientPage> = {},
): TargetRecipientPage => ({
  data: [...data],
  links,
  current_page: 1,
  last_page: 1,
  total: data.length,
  per_page: 15,
  target: 'Kv. Eken',
  count: data.length,
  without_address: 0,
  sender: 'Ekens Bostäder AB',
  reply_to: 'info@eken.example',
  ...changes,
});

const counts = { queued: 0, retrying: 0, sent: 2, failed: 0, no_address: 0 };

export const makeMessage = (changes: Partial<TenantMessage> = {}): TenantMessage => ({
  id: 3,
  target: { type: 'entity', id: 7, name: 'Kv. Eken' },
  subject: 'Vattnet stängs av',
  body: 'Hej [namn]!',
  sender: 'Ekens Bostäder AB',
  reply_to: 'info@eken.example',
  sent_by: 'Karin Holm',
  created_at: '2026-11-20T08:00:00.000Z',
  files: [],
  retryable: 0,
  ...counts,
  ...changes,
});

export const makeMessageRow = (changes: Partial<TenantMessageRow> = {}): TenantMessageRow => {
  const { id, target, subject, sent_by, created_at } = makeMessage();
  return { id, target, subject, sent_by, created_at, status: null, ...counts, ...changes };
};
