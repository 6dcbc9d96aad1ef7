import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  splitIntoChunks,
} from '@husrum/api-platform';
import type { InvoiceReminders, ReminderHold } from '@husrum/contract/reminder';
import type { LocalDate } from '@husrum/format';
import { countInvoices } from '../invoice-sending/ready-invoices.store';
import { reminderTexts } from './reminder.texts';
import {
  findInvoiceState,
  findReminderHold,
  hasTicket,
  type ReminderHoldCommand,
  saveAside,
  saveReminderHold,
} from './reminder-hold.store';
import { listInvoiceReminders } from './reminder-list.store';

const noHold: ReminderHold = { is_disputed: false, aside_until: null, ticket: null, note: null };

/** The reminders of an invoice, and why it is not reminded of. */
export const readInvoiceReminders = async (
  { tx }: Pick<RequestContext, 'tx'>,
  invoiceId: number,
): Promise<InvoiceReminders> => {
  orNotFound(await findInvoiceState(tx, invoiceId));
  const data = await listInvoiceReminders(tx, invoiceId);
  const found = await findReminderHold(tx, invoiceId);
  if (found === undefined) return { hold: noHold, data };
  const { ticket_id, subject, status, ...hold } = found;
  const ticket =
    ticket_id === null ? null : { id: ticket_id, subject: subject ?? '', is_resolved: status === 'RESOLVED' };
  return { hold: { ...hold, ticket }, data };
};

/** Sets why an invoice is not reminded of. Without any reason, it is reminded of again. */
export const setReminderHold = async (
  context: Pick<RequestContext, 'tx' | 'account' | 'clock'>,
  invoiceId: number,
  command: ReminderHoldCommand,
): Promise<InvoiceReminders> => {
  const { tx, account, clock } = context;
  orNotFound(await findInvoiceState(tx, invoiceId));
  const { isDisputed, asideUntil, ticketId, note } = command;
  if (isDisputed && note === null) throw invalidInput({ note: [reminderTexts.disputeNeedsNote] });
  if (asideUntil !== null && asideUntil < clock.today())
    throw invalidInput({ aside_until: [reminderTexts.asideInThePast] });
  if (ticketId !== null && !(await hasTicket(tx, ticketId))) throw problem('notFound');
  await saveReminderHold(tx, invoiceId, { ...command, userId: account.userId });
  return readInvoiceReminders(context, invoiceId);
};

const INVOICES_AT_ONCE = 5000;

/** Leaves invoices out of reminders until the end of a day. */
export const putAside = async (
  { tx, account, clock }: Pick<RequestContext, 'tx' | 'account' | 'clock'>,
  {
    ids,
    until,
    note,
  }: { readonly ids: readonly number[]; readonly until: LocalDate; readonly note: string | null },
) => {
  const selected = [...new Set(ids)];
  if ((await countInvoices(tx, selected)) < selected.length) throw problem('notFound');
  if (until < clock.today()) throw invalidInput({ until: [reminderTexts.asideInThePast] });
  for (const chunk of splitIntoChunks(selected, INVOICES_AT_ONCE))
    await saveAside(tx, chunk, { until, note, userId: account.userId });
  return { count: selected.length };
};
