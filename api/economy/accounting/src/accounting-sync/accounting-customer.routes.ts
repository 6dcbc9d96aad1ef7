import { type Route, serveWithTransactions } from '@husrum/api-platform';
import { tenantCalls } from '@husrum/contract/tenant';
import { createCustomerInFortnox } from './create-customer-in-fortnox';

export const accountingCustomerRoutes: readonly Route[] = [
  serveWithTransactions(tenantCalls.createInFortnox, ({ params }, context) =>
    createCustomerInFortnox(context, params.id),
  ),
];
