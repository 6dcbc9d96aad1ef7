import { invoiceActionCalls } from '@husrum/contract/invoice';
import { readInvoice } from '../invoice/read-invoice';
import { toSettledInvoices } from '../invoice/settled-invoices';
import { type Route, serve } from '../platform/http';
import { payInvoice } from './pay-invoice';
import { undoPayment } from './undo-payment';

export const paymentRoutes: readonly Route[] = [
  serve(invoiceActionCalls.pay, async ({ params, body }, context) => {
    const offsets = await payInvoice(context, params, body);
    const settled = await toSettledInvoices(
      context.tx,
      offsets.filter(({ id }) => id !== params.id),
    );
    return { ...(await readInvoice(context, params.id)), settled };
  }),
  serve(invoiceActionCalls.undoPayment, async ({ params }, context) => {
    await undoPayment(context, params);
    return readInvoice(context, params.id);
  }),
];
