import { serve } from '@husrum/api-platform';
import { receiptCalls } from '@husrum/contract/receipt';
import { createReceipt } from './create-receipt';
import { listReceipts } from './list-receipts';
import { readReceiptPdf, readReceiptsPdf } from './read-receipt-pdf';
import { lockReceipt } from './receipt.store';
import { returnReceipt } from './return-receipt';

export const receiptRoutes = [
  serve(receiptCalls.listByLease, ({ params }, context) => listReceipts(context, params.id)),
  serve(receiptCalls.create, ({ body }, context) => createReceipt(context, body)),
  serve(
    receiptCalls.markReturned,
    ({ body }, context) => returnReceipt(context, body),
    ({ body }, { tx }) => lockReceipt(tx, body.id),
  ),
  serve(receiptCalls.pdf, ({ params }, context) => readReceiptPdf(context, params.id)),
  serve(receiptCalls.pdfOfDay, ({ params, query }, context) => readReceiptsPdf(context, params.id, query)),
];
