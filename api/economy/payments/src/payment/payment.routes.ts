import { type Route, serve } from '@husrum/api-platform';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { payWhatIsLeft } from './pay-what-is-left';

export const paymentRoutes: readonly Route[] = [
  serve(invoiceBatchCalls.pay, ({ body }, context) => payWhatIsLeft(context, body.ids, body.paid_at)),
];
