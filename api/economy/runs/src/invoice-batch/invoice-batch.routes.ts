import { changeDueDate, enqueueDueDateChange, markReady } from '@husrum/api-invoicing';
import { type Route, serve } from '@husrum/api-platform';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { listInvoiceIds } from '../invoice/invoice-list.store';
import { readRun } from '../job-run/job-run-list.store';
import { startSendingInvoices } from '../job-run/start-sending-invoices';
import { exportInvoices } from './export-invoices';
import { forEachInvoice } from './for-each-invoice';
import { listRemarksOnReadyInvoices } from './invoice-remarks.store';
import { previewSending } from './preview-sending';
import { listDueDatesOfReadyInvoices } from './ready-due-dates.store';

export const invoiceBatchRoutes: readonly Route[] = [
  serve(invoiceCalls.remarks, async (_input, { tx, clock }) => ({
    remarks: await listRemarksOnReadyInvoices(tx),
    due_dates: await listDueDatesOfReadyInvoices(tx, clock.today()),
  })),
  serve(invoiceBatchCalls.ids, async ({ query }, { tx }) => ({ ids: await listInvoiceIds(tx, query) })),
  serve(invoiceBatchCalls.approve, ({ body }, context) =>
    forEachInvoice(context, body.ids, (invoice) => markReady(context, invoice)),
  ),
  serve(invoiceBatchCalls.changeDueDate, ({ body }, context) =>
    forEachInvoice(context, body.ids, async (invoice) => {
      await changeDueDate(context, invoice, body.due_at);
      await enqueueDueDateChange(context.tx, invoice, body.due_at, context.account.userId);
    }),
  ),
  serve(invoiceBatchCalls.export, ({ body }, context) => exportInvoices(context, body.ids)),
  serve(invoiceBatchCalls.sendingPreview, ({ body }, context) => previewSending(context, body)),
  serve(invoiceBatchCalls.send, async ({ body }, context) =>
    readRun(context, await startSendingInvoices(context, body.ids)),
  ),
];
