import {
  findInvoice,
  type Invoice,
  isAccountingType,
  lockInvoices,
  mustBeBookedBeforeSending,
  readInvoice,
} from '@husrum/api-invoicing';
import { problem, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import { markSentByHand, requireDeliverable, requireRecipient, sendInvoice } from '@husrum/api-runs';
import { type Invoice as InvoiceDetail, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { actOnInvoice } from './act-on-invoice';
import { findTaskIdsOfRepeatedCall } from './await-tasks';

type Context = TransactionsContext<InvoiceDetail>;
/** Locks and returns the invoice. Throws 404 when it does not exist, or when the call's path states another type than the invoice's. */
type RequireInvoice = (request: RequestContext) => Promise<Invoice>;

/** Books and mails an invoice of an accounting program. */
const bookAndSend = async (context: Context, invoice: Invoice) => {
  const detail = await actOnInvoice(context, {
    params: { type: toInvoiceTypeParam(invoice), id: invoice.id },
    kinds: ['BOOKKEEP', 'SEND'],
    check: requireRecipient,
  });
  // The SEND task sets it when the invoice could not be mailed.
  if (typeof detail.rejected === 'string') throw problem('invoiceIncomplete', { message: detail.rejected });
  return context.idempotentTransaction((request) => readInvoice(request, invoice.id));
};

/** Mails one invoice, for the first time or again. An invoice of an accounting program is booked there first. */
export const sendOneInvoice = async (context: Context, id: number, requireInvoice: RequireInvoice) => {
  // This does not check the state of the invoice: a repeated call with the same key must get the same response, even if the
  // invoice has changed since.
  const { invoice, isRepeated } = await context.transaction(async (request) => {
    const found = await findInvoice(request.tx, id);
    const isAccounting = found !== undefined && isAccountingType(found.invoice_type);
    return {
      invoice: found,
      isRepeated: isAccounting && (await findTaskIdsOfRepeatedCall(request, context, id)).length > 0,
    };
  });
  if (invoice !== undefined && (isRepeated || mustBeBookedBeforeSending(invoice))) {
    await context.transaction(requireInvoice);
    return bookAndSend(context, invoice);
  }
  return sendInvoice(context, id, requireInvoice);
};

/** Marks as sent an invoice that the tenant got in another way. An invoice of an accounting program is booked there first. */
export const markOneInvoiceSent = async (context: Context, params: { type: string; id: number }) => {
  const { id } = params;
  // A manual invoice is not booked anywhere, so the transaction that would look it up is skipped.
  const [invoice] =
    params.type === 'manual' ? [] : await context.transaction(({ tx }) => lockInvoices(tx, [id]));
  if (invoice !== undefined && mustBeBookedBeforeSending(invoice))
    await actOnInvoice(context, { params, kinds: ['BOOKKEEP'], check: requireDeliverable });
  return markSentByHand(context, params);
};
