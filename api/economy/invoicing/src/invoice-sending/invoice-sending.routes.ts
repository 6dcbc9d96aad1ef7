import { invoiceCalls } from '@husrum/contract/invoice';
import { type Route, serveWithTransactions } from '../platform/http';
import { prepareSendAll } from './send-all';

/** A single invoice is sent by `accounting-sync`: its accounting program may have to book it first. */
export const invoiceSendingRoutes: readonly Route[] = [
  serveWithTransactions(invoiceCalls.sendAll, async ({ body }, context) =>
    context.idempotentTransaction(await prepareSendAll(context, body)),
  ),
];
