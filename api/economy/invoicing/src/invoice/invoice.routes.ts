import { type Route, serve } from '@husrum/api-platform';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { removeAutogiro, setAutogiro } from './change-autogiro';
import { createInvoice } from './create-invoice';
import { createQuarterBridge } from './create-quarter-bridge';
import { previewCreditPart } from './credit-part';
import { toCreditedPart } from './credit-part-command.rules';
import { generateManualInvoice } from './generate-manual-invoice';
import { previewEnding } from './preview-ending';
import { readInvoice } from './read-invoice';
import { removeInvoice } from './remove-invoice';
import { removeLeaseAndUnsentInvoices } from './remove-lease-and-unsent-invoices';

/** Calls that may wait for a response of the accounting program are served by `accounting-sync`, lists and those before and of sending by `runs`. */
export const invoiceRoutes: readonly Route[] = [
  serve(invoiceCalls.detail, ({ params }, context) => readInvoice(context, params.id)),
  serve(invoiceCalls.create, async ({ body }, context) => ({
    invoicebase: await readInvoice(context, await createInvoice(context, body)),
  })),
  serve(invoiceCalls.createQuarterBridge, async ({ body }, context) => ({
    invoicebase: await readInvoice(context, await createQuarterBridge(context, body.lease_id)),
  })),
  serve(invoiceCalls.remove, async ({ params }, context) => ({
    message: await removeInvoice(context, params.id),
  })),

  // It is for manual invoices, which are without an accounting program. The invoice exists already; it gets its number and
  // the stage READY, or REVIEW if the company requires review.
  serve(invoiceActionCalls.generateManual, async ({ params, body }, context) => {
    await generateManualInvoice(context, params.id, body);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.previewCreditPart, ({ params, body }, context) =>
    previewCreditPart(context, params, toCreditedPart(body)),
  ),

  serve(tenantCalls.setAutogiro, ({ params, body }, context) => setAutogiro(context, params.id, body.from)),
  serve(tenantCalls.removeAutogiro, ({ params }, context) => removeAutogiro(context, params.id)),

  serve(leaseCalls.remove, ({ params }, context) => removeLeaseAndUnsentInvoices(context, params.id)),
  serve(leaseCalls.previewEnding, ({ params, query }, context) =>
    previewEnding(context, params.id, query.stop),
  ),
];
