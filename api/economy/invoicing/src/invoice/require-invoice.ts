import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { type InvoiceStatus, parseInvoiceTypeParam } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { type Invoice, lockInvoice } from './invoice.store';

/** The stored status as of today: an unpaid invoice is overdue from the day after its due date. */
export const statusToday = (
  { status, due_at }: Pick<Invoice, 'status' | 'due_at'>,
  today: LocalDate,
): InvoiceStatus =>
  (status === 'PENDING_PAYMENT' || status === 'PARTIALLY_PAYED') && due_at !== null && today > due_at
    ? 'OVERDUE'
    : status;

/** Locks an invoice to change it, and returns it with today's status. Throws 404 when it does not exist. */
export const requireInvoice = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<Invoice> => {
  const invoice = orNotFound(await lockInvoice(tx, id));
  return { ...invoice, status: statusToday(invoice, clock.today()) };
};

/** Throws 404 unless `type` is the invoice's in a path: `fortnox`, `visma` or `manual`. An invoice without a type is `manual`. */
const requireType = ({ invoice_type }: Pick<Invoice, 'invoice_type'>, type: string): void => {
  if (parseInvoiceTypeParam(type) !== (invoice_type ?? 'MANUAL')) throw problem('notFound');
};

/** `requireInvoice` and `requireType` for the parameters of a path `/invoice/{type}/{id}/…`. */
export const requireTypedInvoice = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  { type, id }: { type: string; id: number },
): Promise<Invoice> => {
  const invoice = await requireInvoice(context, id);
  requireType(invoice, type);
  return invoice;
};
