import { type InvoiceStatus, type InvoiceType, invoiceTypes } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { type Invoice, lockInvoice } from './invoice.store';

/** The stored status as of today: an unpaid invoice is overdue from the day after its due date. */
export const statusToday = (
  { status, due_at }: Pick<Invoice, 'status' | 'due_at'>,
  today: LocalDate,
): InvoiceStatus =>
  (status === 'PENDING_PAYMENT' || status === 'PARTIALLY_PAYED') && due_at !== null && today > due_at
    ? 'OVERDUE'
    : status;

const typeOf = (word: string): InvoiceType | undefined =>
  invoiceTypes.find((type) => type.toLowerCase() === word);

/** An invoice to be changed, held until the transaction ends, with the status it has today. */
export const openInvoice = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<Invoice> => {
  const invoice = orNotFound(await lockInvoice(tx, id));
  return { ...invoice, status: statusToday(invoice, clock.today()) };
};

/** The same for `/invoice/{type}/{id}/…`: the word must be that of the invoice, `manual` before it has a type. */
export const openTyped = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { type, id }: { type: string; id: number },
): Promise<Invoice> => {
  const invoice = await openInvoice(context, id);
  if (typeOf(type) !== (invoice.invoice_type ?? 'MANUAL')) throw problem('notFound');
  return invoice;
};
