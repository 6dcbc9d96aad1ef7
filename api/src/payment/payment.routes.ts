import { invoiceActionCalls } from '@husrum/contract/invoice';
import { readInvoice } from '../invoice/read-invoice';
import { type Route, serve } from '../platform/http';
import { payInvoice } from './pay-invoice';
import { undoPayment } from './undo-payment';

export const paymentRoutes: readonly Route[] = [
  serve(invoiceActionCalls.pay, async ({ params, body }, context) => {
    await payInvoice(context, params, body);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.undoPayment, async ({ params }, context) => {
    await undoPayment(context, params);
    return readInvoice(context, params.id);
  }),
];
