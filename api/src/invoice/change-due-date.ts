import { fixedDueDateStatuses } from '@husrum/contract/invoice';
import { formatDate, type LocalDate } from '@husrum/format';
import { invalidInput, problem } from '../platform/errors';
import type { ActorContext } from '../platform/http';
import { changeInvoice, type Invoice } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { addInvoiceEvent } from './invoice-event.store';
import { refreshInvoiceStatuses } from './refresh-invoice-status';

/** Sets a due date by hand. It stays as it is, even if it is not a bank day. */
export const changeDueDate = async (
  { tx, clock, account }: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
  invoice: Invoice,
  due_at: LocalDate,
): Promise<void> => {
  if (fixedDueDateStatuses.includes(invoice.status) || invoice.kind === 'CREDIT')
    throw problem('invoiceState');
  const sentOn = invoice.sent_at === null ? null : formatDate(new Date(invoice.sent_at));
  if (due_at < (sentOn ?? clock.today())) {
    const error = sentOn === null ? invoiceTexts.dueDatePassed : invoiceTexts.dueDateBeforeSending(sentOn);
    throw invalidInput({ due_at: [error] });
  }
  // The stored PDF shows the previous date: the next sending renders a new one.
  await changeInvoice(tx, invoice.id, { due_at, due_by_hand: true, pdf_key: null });
  await addInvoiceEvent(tx, invoice.id, { kind: 'DUE_MOVED', userId: account.userId, detail: due_at });
  await refreshInvoiceStatuses(tx, [invoice.id], clock.today());
};
