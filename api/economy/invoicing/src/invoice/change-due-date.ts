import { type ActorContext, invalidInput } from '@husrum/api-platform';
import { fixedDueDateStatuses } from '@husrum/contract/invoice';
import { addMonths, formatDate, type LocalDate, latestDate } from '@husrum/format';
import { changeInvoice, type Invoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { invoiceStateProblem } from './invoice-state-problem';
import { refreshInvoiceStatuses } from './refresh-invoice-status';

/** How long after today, or after its period, an invoice can be due at most: a later year is a mistake. */
const MAX_MONTHS = 24;

/**
 * Why an invoice cannot be due on a day; undefined if it can. An unsent one is sent today or later, and never due on the day of
 * sending (docs/domain-rules.md, D-10).
 */
export const findDueDateError = (
  { sent_at, stop }: Pick<Invoice, 'sent_at' | 'stop'>,
  dueAt: LocalDate,
  today: LocalDate,
): string | undefined => {
  const latest = addMonths(latestDate(stop, today), MAX_MONTHS);
  if (dueAt > latest) return invoiceTexts.dueDateTooLate(latest);
  if (sent_at === null) return dueAt <= today ? invoiceTexts.dueDateAfterToday : undefined;
  const sentOn = formatDate(new Date(sent_at));
  return dueAt < sentOn ? invoiceTexts.dueDateBeforeSending(sentOn) : undefined;
};

/** Sets a due date by hand. It stays as it is, even if it is not a bank day. */
export const changeDueDate = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoice: Invoice,
  dueAt: LocalDate,
): Promise<void> => {
  if (fixedDueDateStatuses.includes(invoice.status) || invoice.kind === 'CREDIT')
    throw invoiceStateProblem(invoice);
  const error = findDueDateError(invoice, dueAt, clock.today());
  if (error !== undefined) throw invalidInput({ due_at: [error] });
  // The stored PDF shows the previous date: the next sending renders a new one.
  await changeInvoice(tx, invoice.id, { due_at: dueAt, due_by_hand: true, pdf_key: null });
  await addInvoiceEvent(tx, invoice.id, { kind: 'DUE_MOVED', userId: account.userId, detail: dueAt });
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};
