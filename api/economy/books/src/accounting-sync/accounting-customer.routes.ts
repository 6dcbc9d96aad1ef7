import { tenantCalls } from '@husrum/contract/tenant';
import { type Route, serveWithTransactions } from '../platform/http';
import { createCustomerInFortnox } from './create-customer-in-fortnox';

export const accountingCustomerRoutes: readonly Route[] = [
  serveWithTransactions(tenantCalls.createInFortnox, ({ params }, context) =>
    createCustomerInFortnox(context, params.id),
  ),
];
