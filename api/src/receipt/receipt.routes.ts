import { receiptCalls } from '@husrum/contract/receipt';
import { serve } from '../platform/http';
import { createReceipt } from './create-receipt';
import { giveBack } from './give-back';
import { listReceipts } from './list-receipts';
import { printReceipt } from './print-receipt';

export const receiptRoutes = [
  serve(receiptCalls.ofLease, ({ params }, context) => listReceipts(context, params.id)),
  serve(receiptCalls.create, ({ body }, context) => createReceipt(context, body)),
  serve(receiptCalls.giveBack, ({ body }, context) => giveBack(context, body)),
  serve(receiptCalls.pdf, ({ params }, context) => printReceipt(context, params.id)),
];
