import { receiptCalls } from '@husrum/contract/receipt';
import { serve } from '../platform/http';
import { createReceipt } from './create-receipt';
import { giveBack } from './give-back';
import { listReceipts } from './list-receipts';
import { printReceipt } from './print-receipt';

export const receiptRoutes = [
  serve(receiptCalls.ofLease, ({ params }, work) => listReceipts(work, params.id)),
  serve(receiptCalls.create, ({ body }, work) => createReceipt(work, body)),
  serve(receiptCalls.giveBack, ({ body }, work) => giveBack(work, body)),
  serve(receiptCalls.pdf, ({ params }, work) => printReceipt(work, params.id)),
];
