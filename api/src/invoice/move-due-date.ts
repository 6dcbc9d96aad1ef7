import { dueAtFixed } from '@husrum/contract/invoice';
import { type LocalDate, localDate } from '@husrum/format';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { changeInvoice, type Invoice } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { settleInvoices } from './settle-invoices';

/** A due date that a person sets; it is kept as it is, also when it is no bank day. */
export const moveDueDate = async (
  { tx, clock, account }: RequestContext,
  invoice: Invoice,
  due_at: LocalDate,
): Promise<void> => {
  if (dueAtFixed.includes(invoice.status) || invoice.kind === 'CREDIT') throw problem('invoiceState');
  const earliest = invoice.sent_at === null ? clock.today() : localDate(new Date(invoice.sent_at));
  if (due_at < earliest) {
    const why = invoice.sent_at === null ? 'har passerat' : `är före dagen då avin skickades, ${earliest}`;
    throw invalid({ due_at: [`Förfallodagen ${why}`] });
  }
  // The paper that was sent says the day before: the next one to leave is drawn anew.
  await changeInvoice(tx, invoice.id, { due_at, due_by_hand: true, pdf_key: null });
  await addEvent(tx, invoice.id, { what: 'DUE_MOVED', userId: account.userId, detail: due_at });
  await settleInvoices(tx, [invoice.id], clock.today());
};
