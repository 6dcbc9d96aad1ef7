import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { type Invoice, lockInvoices } from '../invoice/invoice.store';
import { readInvoice } from '../invoice/read-invoice';
import { requireInvoice, requireTypedInvoice } from '../invoice/require-invoice';
import { type RequestContext, type Route, serveWithTransactions } from '../platform/http';
import { isReady } from './find-recipients';
import { markSentByHand } from './mark-sent-by-hand';
import { type RenderContext, renderInvoicePdfs } from './render-invoice-pdfs';
import { prepareSendAll } from './send-all';
import { renderPdfsToMail, sendInvoice } from './send-invoice';

/** Renders the PDF, and returns what sends it in a transaction. */
const prepareSend = async (
  context: RenderContext,
  id: number,
  requireOne: (request: RequestContext) => Promise<Invoice>,
) => {
  const rendered = await renderPdfsToMail(context, [id], () => true);
  return async (request: RequestContext) => {
    await sendInvoice(request, await requireOne(request), rendered);
    return readInvoice(request, id);
  };
};

export const invoiceSendingRoutes: readonly Route[] = [
  serveWithTransactions(invoiceCalls.sendAll, async ({ body }, context) =>
    context.idempotentTransaction(await prepareSendAll(context, body)),
  ),
  serveWithTransactions(invoiceCalls.send, async ({ params: { id } }, context) =>
    context.idempotentTransaction(await prepareSend(context, id, (request) => requireInvoice(request, id))),
  ),
  serveWithTransactions(invoiceActionCalls.mail, async ({ params }, context) =>
    context.idempotentTransaction(
      await prepareSend(context, params.id, (request) => requireTypedInvoice(request, params)),
    ),
  ),
  serveWithTransactions(invoiceActionCalls.markSent, async ({ params }, context) => {
    const rendered = await renderInvoicePdfs(context, async ({ tx }) =>
      (await lockInvoices(tx, [params.id])).filter(isReady),
    );
    return context.idempotentTransaction(async (request) => {
      await markSentByHand(request, params, rendered);
      return readInvoice(request, params.id);
    });
  }),
];
