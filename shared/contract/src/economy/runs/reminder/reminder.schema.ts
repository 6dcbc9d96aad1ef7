import * as yup from 'yup';
import {
  amount,
  choice,
  flag,
  hasAtMostDecimals,
  optionalDate,
  optionalId,
  optionalText,
  output,
  reference,
} from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { maxLateFee } from '../../payments/late-charge/late-charge.kinds';
import { reminderExclusions, reminderStates } from './reminder.state';

/** The most that the law allows for a reminder, in SEK. */
export const MAX_REMINDER_FEE = maxLateFee.REMINDER_FEE;

/** The levels at which the fee can be stated first. */
export const reminderFeeLevels = ['1', '2'] as const;

export const reminderSettings = namedObject('ReminderSettings', {
  company: reference.required(),
  is_on: output.flag(),
  /** Days after the due date. Null: there is no such level. */
  days_1: output.number(),
  days_2: output.numberOrNull(),
  days_3: output.numberOrNull(),
  /** SEK. */
  fee: output.number(),
  /** The first level at which the fee is stated. */
  fee_level: output.choice(reminderFeeLevels),
});
export type ReminderSettings = yup.InferType<typeof reminderSettings>;

const day = (label: string) => yup.number().integer().min(1).max(365).label(label);

export const reminderSettingsInput = namedObject('ReminderSettingsInput', {
  is_on: flag('Skicka påminnelser'),
  days_1: day('Första påminnelsen, dagar efter förfallodagen').required(),
  days_2: day('Andra påminnelsen, dagar efter förfallodagen').nullable().default(null),
  days_3: day('Tredje påminnelsen, dagar efter förfallodagen').nullable().default(null),
  fee: amount('Påminnelseavgift')
    .min(0)
    .max(MAX_REMINDER_FEE, `Lagen tillåter högst ${MAX_REMINDER_FEE} kr`)
    .test('ore', 'Påminnelseavgift får ha högst två decimaler', (value) => hasAtMostDecimals(value, 2)),
  fee_level: choice('Avgiften tas ut från', reminderFeeLevels),
});

/** An invoice in a reminder that can be sent now. */
export const remindableInvoice = namedObject('RemindableInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  due_at: output.date(),
  days_late: output.number(),
  /** SEK. */
  left: output.number(),
  level: output.number(),
});

/** A reminder that can be sent now: all invoices of a tenant and company that are due for one. */
export const plannedReminder = namedObject('PlannedReminder', {
  /** `7 2`: the ids of tenant and company. */
  key: output.text(),
  tenant: reference.required(),
  company: reference.required(),
  /** Whether the tenant has an email address. Otherwise it is printed. */
  has_email: output.flag(),
  level: output.number(),
  days_late: output.number(),
  /** SEK. */
  owed: output.number(),
  fee: output.number(),
  invoices: output.list(remindableInvoice.required()),
});
export type PlannedReminder = yup.InferType<typeof plannedReminder>;

/** An overdue invoice that is not reminded of now. */
export const excludedInvoice = namedObject('ExcludedInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  tenant: output.text(),
  company: reference.nullable().defined(),
  due_at: output.date(),
  /** SEK. */
  left: output.number(),
  exclusion: output.choice(reminderExclusions),
  /** A Swedish sentence. */
  reason: output.text(),
});
export type ExcludedInvoice = yup.InferType<typeof excludedInvoice>;

/** What a run would send. */
export const reminderSum = namedObject('ReminderSum', {
  reminders: output.number(),
  invoices: output.number(),
  /** How many have no email address and are printed. */
  by_hand: output.number(),
  /** SEK. */
  owed: output.number(),
  fee: output.number(),
  /** How many overdue invoices are left out. */
  excluded: output.number(),
});
export type ReminderSum = yup.InferType<typeof reminderSum>;

export const reminderCheck = namedObject('ReminderCheck', {
  sum: reminderSum.required(),
  /** How many invoices are left out for each reason. */
  excluded: output.list(
    namedObject('ReminderExclusionCount', {
      exclusion: output.choice(reminderExclusions),
      count: output.number(),
    }).required(),
  ),
  /** How many of the selected invoices are not overdue, or have nothing left. */
  not_overdue: output.number(),
});
export type ReminderCheck = yup.InferType<typeof reminderCheck>;

export const reminderRow = namedObject('ReminderRow', {
  id: output.id(),
  state: output.choice(reminderStates),
  level: output.number(),
  tenant: reference.required(),
  company: reference.required(),
  /** How many invoices it states. */
  invoices: output.number(),
  /** SEK. */
  owed: output.number(),
  fee: output.number(),
  created_at: output.text(),
  sent_at: output.textOrNull(),
  /** Null: handed over in another way, or not sent. */
  mailed_to: output.textOrNull(),
  /** Why the mail did not arrive. */
  mail_error: output.textOrNull(),
});
export type ReminderRow = yup.InferType<typeof reminderRow>;

export const remindedInvoice = namedObject('RemindedInvoice', {
  id: output.id(),
  reference: output.textOrNull(),
  due_at: output.date(),
  level: output.number(),
  /** SEK, as the reminder states it. */
  left: output.number(),
  fee: output.number(),
});

export const reminderDetail = namedObject('ReminderDetail', {
  reminder: reminderRow.required(),
  by: output.textOrNull(),
  invoices: output.list(remindedInvoice.required()),
});
export type ReminderDetail = yup.InferType<typeof reminderDetail>;

/** Why an invoice is not reminded of, as a person has set it. */
export const reminderHold = namedObject('ReminderHold', {
  is_disputed: output.flag(),
  /** The last day on which it is left out. */
  aside_until: output.dateOrNull(),
  ticket: yup
    .object({ id: output.id(), subject: output.text(), is_resolved: output.flag() })
    .nullable()
    .defined(),
  note: output.textOrNull(),
});
export type ReminderHold = yup.InferType<typeof reminderHold>;

export const reminderHoldInput = namedObject('ReminderHoldInput', {
  is_disputed: flag('Hyresgästen bestrider avin'),
  aside_until: optionalDate('Lägg undan till och med'),
  ticket_id: optionalId('Ärende'),
  note: optionalText('Anteckning', 2000),
});

export const invoiceReminders = namedObject('InvoiceReminders', {
  hold: reminderHold.required(),
  data: output.list(reminderRow.required()),
});
export type InvoiceReminders = yup.InferType<typeof invoiceReminders>;
