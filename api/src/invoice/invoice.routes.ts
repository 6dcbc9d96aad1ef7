import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { type Route, serve, serveWithTransactions } from '../platform/http';
import { bookkeep, generateInAccountingSystem } from './accounting';
import { cancelInvoice } from './cancel-invoice';
import { changeDueDate } from './change-due-date';
import { createInvoice } from './create-invoice';
import { creditInvoice } from './credit-invoice';
import { creditPart, previewCreditPart } from './credit-part';
import { generateManual } from './generate-manual';
import { PDF_MIMETYPE, previewInvoicePdf } from './invoice-file';
import { listInvoices, listLeaseInvoices, listTenantInvoices } from './invoice-list.store';
import { listReadyRemarks } from './invoice-remarks.store';
import { previewLastInvoice } from './last-invoice';
import { readInvoice } from './read-invoice';
import { removeInvoice } from './remove-invoice';
import { removeLeaseAndInvoices } from './remove-lease-and-invoices';
import { requireTypedInvoice } from './require-invoice';
import { updateInvoice } from './update-invoice';

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
  serve(invoiceCalls.update, async ({ body }, context) => {
    await updateInvoice(context, body);
    return readInvoice(context, body.id);
  }),
  serve(invoiceCalls.remove, async ({ params }, context) => ({
    message: await removeInvoice(context, params.id),
  })),
  serve(invoiceCalls.remarks, (_input, { tx }) => listReadyRemarks(tx)),

  serve(invoiceActionCalls.generateManual, async ({ params, body }, context) => {
    await generateManual(context, params.id, body);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.cancel, async ({ params }, context) => {
    await cancelInvoice(context, params);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.credit, async ({ params }, context) => {
    await creditInvoice(context, params);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.creditPart, async ({ params, body }, context) => {
    await creditPart(context, params, body);
    return readInvoice(context, params.id);
  }),
  serve(invoiceActionCalls.previewCreditPart, ({ params, body }, context) =>
    previewCreditPart(context, params, body),
  ),
  serve(invoiceActionCalls.bookkeep, ({ params }, context) => bookkeep(context, params)),
  serve(invoiceActionCalls.generateFortnox, ({ params }, context) =>
    generateInAccountingSystem(context, params.id),
  ),
  serve(invoiceActionCalls.generateVisma, ({ params }, context) =>
    generateInAccountingSystem(context, params.id),
  ),
  serveWithTransactions(invoiceActionCalls.preview, async ({ params }, context) => {
    const { name, bytes } = await previewInvoicePdf(context, (request) =>
      requireTypedInvoice(request, params),
    );
    return { name, mimetype: PDF_MIMETYPE, file: bytes.toString('base64') };
  }),
  serve(invoiceActionCalls.changeDueDate, async ({ params, body }, context) => {
    await changeDueDate(context, await requireTypedInvoice(context, params), body.due_at);
    return readInvoice(context, params.id);
  }),

  serve(leaseCalls.remove, ({ params }, context) => removeLeaseAndInvoices(context, params.id)),
  serve(leaseCalls.previewEnding, ({ params, query }, context) =>
    previewLastInvoice(context, params.id, query.stop),
  ),
];
