import type {
  ExcludedInvoice,
  InvoiceReminders,
  PlannedReminder,
  ReminderRow,
  ReminderSettings,
  ReminderSum,
} from '@husrum/contract/reminder';

/** An invoice that was never reminded of, and may be. */
export const noReminders: InvoiceReminders = {
  hold: { is_disputed: false, aside_until: null, ticket: null, note: null },
  data: [],
};

const tenant = { id: 7, name: 'Bo Östlund' };
const company = { id: 2, name: 'Åkerö AB' };

export const makeReminder = (changes: Partial<ReminderRow> = {}): ReminderRow => ({
  ...{ id: 3, state: 'SENT', level: 1, tenant, company, invoices: 1, owed: 8500, fee: 60 },
  created_at: '2026-12-15T08:00:00.000Z',
  sent_at: '2026-12-15T08:01:00.000Z',
  mailed_to: 'bo@example.se',
  mail_error: null,
  ...changes,
});

export const makePlanned = (changes: Partial<PlannedReminder> = {}): PlannedReminder => ({
  ...{ key: '7 2', tenant, company, has_email: true, level: 1, days_late: 14, owed: 8500, fee: 60 },
  invoices: [{ id: 9, reference: '100247', due_at: '2026-12-01', days_late: 14, left: 8500, level: 1 }],
  ...changes,
});

export const makeSum = (changes: Partial<ReminderSum> = {}): ReminderSum => ({
  ...{ reminders: 1, invoices: 1, by_hand: 0, owed: 8500, fee: 60, excluded: 2 },
  ...changes,
});

export const makeExcluded = (changes: Partial<ExcludedInvoice> = {}): ExcludedInvoice => ({
  ...{ id: 10, reference: '100248', tenant: 'Cia Ås', company, due_at: '2026-12-02', left: 4000 },
  ...{ exclusion: 'DISPUTED', reason: 'Hyresgästen bestrider avin.' },
  ...changes,
});

export const makeSettings = (changes: Partial<ReminderSettings> = {}): ReminderSettings => ({
  ...{ company, is_on: true, days_1: 7, days_2: 21, days_3: 35, fee: 60, fee_level: '1' },
  ...changes,
});
