import { type Route, serveWithTransactions } from '@husrum/api-platform';
import { invoiceCalls } from '@husrum/contract/invoice';
import { prepareSendAll } from './send-all';

/** A single invoice is sent by `accounting-sync`: its accounting program may have to book it first. */
export const invoiceSendingRoutes: readonly Route[] = [
  serveWithTransactions(invoiceCalls.sendAll, async ({ body }, context) =>
    context.idempotentTransaction(await prepareSendAll(context, body.ids)),
  ),
];
