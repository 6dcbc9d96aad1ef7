import { type Route, serveReadOnly } from '@husrum/api-platform';
import { voucherCalls } from '@husrum/contract/voucher';
import { readVouchers } from './list-vouchers';

export const voucherRoutes: readonly Route[] = [
  serveReadOnly(voucherCalls.list, ({ query }, context) => readVouchers(context, query)),
];
