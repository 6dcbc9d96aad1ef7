import { type Route, serveReadOnly } from '@husrum/api-platform';
import { invoiceCalls } from '@husrum/contract/invoice';
import { listInvoices, listLeaseInvoices, listTenantInvoices } from './invoice-list.store';

export const invoiceListRoutes: readonly Route[] = [
  serveReadOnly(invoiceCalls.list, ({ query }, context) => listInvoices(context, query)),
  serveReadOnly(invoiceCalls.listByLease, ({ params, query }, context) =>
    listLeaseInvoices(context, params.id, query),
  ),
  serveReadOnly(invoiceCalls.listByTenant, ({ params, query }, context) =>
    listTenantInvoices(context, params.id, query),
  ),
];
