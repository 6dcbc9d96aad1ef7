import { receiptCalls } from '@husrum/contract/receipt';
import { serve } from '../platform/http';
import { createQuittance } from './create-quittance';
import { giveBack } from './give-back';
import { listQuittances } from './list-quittances';
import { printReceipt } from './print-receipt';

export const quittanceRoutes = [
  serve(receiptCalls.ofLease, ({ params }, work) => listQuittances(work, params.id)),
  serve(receiptCalls.create, ({ body }, work) => createQuittance(work, body)),
  serve(receiptCalls.giveBack, ({ body }, work) => giveBack(work, body)),
  serve(receiptCalls.pdf, ({ params }, work) => printReceipt(work, params.id)),
];
