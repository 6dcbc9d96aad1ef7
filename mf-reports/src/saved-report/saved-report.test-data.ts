import type { SavedReport } from '@husrum/contract/saved-report';

export const makeSavedReport = (changes: Partial<SavedReport> = {}): SavedReport => ({
  id: 7,
  name: 'Mina hyror',
  is_shared: false,
  is_own: true,
  owner: 'Anna Andersson',
  model: 'Uthyrningar',
  schedule: null,
  day: null,
  format: 'xlsx',
  recipient_ids: [],
  next_on: null,
  last_sent_on: null,
  updated_at: '2026-11-20T08:00:00Z',
  ...changes,
});
