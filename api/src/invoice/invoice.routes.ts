import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { type Route, serve } from '../platform/http';
import { removeAutogiro, setAutogiro } from './change-autogiro';
import { createInvoice } from './create-invoice';
import { previewCreditPart } from './credit-part';
import { generateManual } from './generate-manual';
import { listInvoices, listLeaseInvoices, listTenantInvoices } from './invoice-list.store';
import { listReadyRemarks } from './invoice-remarks.store';
import { previewLastInvoice } from './last-invoice';
import { readInvoice } from './read-invoice';
import { removeInvoice } from './remove-invoice';
import { removeLeaseAndInvoices } from './remove-lease-and-invoices';

/** Calls that wait for a response of the accounting program are in `accounting-sync`. */
export const invoiceRoutes: readonly Route[] = [
  serve(invoiceCalls.list, ({ query }, context) => listInvoices(context, query)),
  serve(invoiceCalls.listByLease, ({ params, query }, context) =>
    listLeaseInvoices(context, params.id, query),
  ),
  serve(invoiceCalls.listByTenant, ({ params, query }, context) =>
    listTenantInvoices(context, params.id, query),
  ),
  serve(invoiceCalls.detail, ({ params }, context) => readInvoice(context, params.id)),
  serve(invoiceCalls.create, async ({ body }, context) => ({
    invoicebase: await readInvoice(context, await createInvoice(context, body)),
  })),
  serve(invoiceCalls.remove, async ({ params }, context) => ({
    message: await removeInvoice(context, params.id),
  })),
  serve(invoiceCalls.remarks, (_input, { tx }) => listReadyRemarks(tx)),

  serve(invoiceActionCalls.generateManual, async ({ params, body }, context) => {
    await generateManual(context, params.id, body);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.previewCreditPart, ({ params, body }, context) =>
    previewCreditPart(context, params, body),
  ),

  serve(tenantCalls.setAutogiro, ({ params, body }, context) => setAutogiro(context, params.id, body.from)),
  serve(tenantCalls.removeAutogiro, ({ params }, context) => removeAutogiro(context, params.id)),

  serve(leaseCalls.remove, ({ params }, context) => removeLeaseAndInvoices(context, params.id)),
  serve(leaseCalls.previewEnding, ({ params, query }, context) =>
    previewLastInvoice(context, params.id, query.stop),
  ),
];
