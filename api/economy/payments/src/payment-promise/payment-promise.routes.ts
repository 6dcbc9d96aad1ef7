import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { toOre } from '@husrum/format';
import { notePromise, readPromises, withdrawPromise } from './note-promise';

export const paymentPromiseRoutes: readonly Route[] = [
  serveReadOnly(paymentPromiseCalls.listByInvoice, ({ params }, context) => readPromises(context, params.id)),
  serve(paymentPromiseCalls.create, ({ body }, context) =>
    notePromise(context, {
      ...{ invoiceId: body.invoice_id, promisedOn: body.promised_on, note: body.note },
      amountOre: body.amount === null ? null : toOre(body.amount),
    }),
  ),
  serve(paymentPromiseCalls.withdraw, ({ params }, context) => withdrawPromise(context, params.id)),
];
