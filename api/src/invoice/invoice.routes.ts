import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import {
  type RequestContext,
  type Route,
  type SteppedWork,
  serve,
  serveInSteps,
  servePrepared,
} from '../platform/http';
import { bookkeep, generateOutside } from './accounting';
import { eachInvoice } from './batch/each-invoice';
import { exportInvoices } from './batch/export-invoices';
import { cancelInvoice } from './cancel-invoice';
import { addRow, removeRow, updateRow } from './change-rows';
import { createInvoice } from './create-invoice';
import { creditInvoice } from './credit-invoice';
import { drawInvoices } from './draw-invoices';
import { generateManual } from './generate-manual';
import { type Invoice, lockInvoices } from './invoice.store';
import { PDF, previewFile } from './invoice-file';
import { invoiceIds, invoicesOfLease, invoicesOfTenant, listInvoices } from './invoice-list.store';
import { readyRemarks } from './invoice-remarks.store';
import { lastInvoice } from './last-invoice';
import { markSent } from './mark-sent';
import { moveDueDate } from './move-due-date';
import { openInvoice, openTyped } from './open-invoice';
import { payInvoice } from './pay-invoice';
import { readInvoice } from './read-invoice';
import { removeInvoice } from './remove-invoice';
import { prepareAll } from './send-all';
import { drawToMail, isReady, sendInvoice } from './send-invoice';
import { undoPayment } from './undo-payment';
import { markReady, updateInvoice } from './update-invoice';

interface Typed {
  readonly type: string;
  readonly id: number;
}
/** Does something to an invoice, and answers with how it then is. */
const thenRead = async (context: RequestContext, id: number, done: Promise<unknown>) => {
  await done;
  return readInvoice(context, id);
};
const rowChanged = async (context: RequestContext, changed: Promise<number>) =>
  readInvoice(context, await changed);

const mailing = async (
  steps: SteppedWork,
  id: number,
  open: (context: RequestContext) => Promise<Invoice>,
) => {
  const drawn = await drawToMail(steps, [id], () => true);
  return async (context: RequestContext) =>
    thenRead(context, id, sendInvoice(context, await open(context), drawn));
};

const preview = async (steps: SteppedWork, at: Typed) => {
  const { name, bytes } = await previewFile(steps, (context) => openTyped(context, at));
  return { name, mimetype: PDF, file: bytes.toString('base64') };
};

export const invoiceRoutes: readonly Route[] = [
  serve(invoiceCalls.list, ({ query }, context) => listInvoices(context, query)),
  serve(invoiceCalls.ofLease, ({ params, query }, context) => invoicesOfLease(context, params.id, query)),
  serve(invoiceCalls.ofTenant, ({ params, query }, context) => invoicesOfTenant(context, params.id, query)),
  serve(invoiceCalls.detail, ({ params }, context) => readInvoice(context, params.id)),
  serve(invoiceCalls.create, async ({ body }, context) => {
    const id = await createInvoice(context, body);
    return { invoicebase: await readInvoice(context, id) };
  }),
  serve(invoiceCalls.update, ({ body }, context) => thenRead(context, body.id, updateInvoice(context, body))),
  serve(invoiceCalls.remove, async ({ params }, context) => {
    await removeInvoice(context, params.id);
    return { message: 'Hyresavin är borttagen' };
  }),
  serve(invoiceCalls.remarks, (_input, { tx }) => readyRemarks(tx)),
  servePrepared(invoiceCalls.sendAll, ({ body }, steps) => prepareAll(steps, body)),
  servePrepared(invoiceCalls.send, ({ params: { id } }, steps) =>
    mailing(steps, id, (context) => openInvoice(context, id)),
  ),

  serve(invoiceRowCalls.create, ({ body }, context) => rowChanged(context, addRow(context, body))),
  serve(invoiceRowCalls.update, ({ body }, context) => rowChanged(context, updateRow(context, body))),
  serve(invoiceRowCalls.remove, ({ params }, context) => rowChanged(context, removeRow(context, params.id))),

  serve(invoiceActionCalls.generateManual, ({ params, body }, context) =>
    thenRead(context, params.id, generateManual(context, params.id, body)),
  ),
  serve(invoiceActionCalls.pay, ({ params, body }, context) =>
    thenRead(context, params.id, payInvoice(context, params, body)),
  ),
  serve(invoiceActionCalls.undoPayment, ({ params }, context) =>
    thenRead(context, params.id, undoPayment(context, params)),
  ),
  serve(invoiceActionCalls.cancel, ({ params }, context) =>
    thenRead(context, params.id, cancelInvoice(context, params)),
  ),
  serve(invoiceActionCalls.credit, ({ params }, context) =>
    thenRead(context, params.id, creditInvoice(context, params)),
  ),
  servePrepared(invoiceActionCalls.mail, ({ params }, steps) =>
    mailing(steps, params.id, (context) => openTyped(context, params)),
  ),
  serve(invoiceActionCalls.bookkeep, ({ params }, context) => bookkeep(context, params)),
  serve(invoiceActionCalls.generateFortnox, ({ params }, context) => generateOutside(context, params.id)),
  serve(invoiceActionCalls.generateVisma, ({ params }, context) => generateOutside(context, params.id)),
  servePrepared(invoiceActionCalls.markSent, async ({ params }, steps) => {
    const drawn = await drawInvoices(steps, async ({ tx }) =>
      (await lockInvoices(tx, [params.id])).filter(isReady),
    );
    return (context) => thenRead(context, params.id, markSent(context, params, drawn));
  }),
  serveInSteps(invoiceActionCalls.preview, ({ params }, context) => preview(context, params)),
  serve(invoiceActionCalls.moveDueAt, async ({ params, body }, context) => {
    await moveDueDate(context, await openTyped(context, params), body.due_at);
    return readInvoice(context, params.id);
  }),

  serve(leaseCalls.ending, ({ params, query }, context) => lastInvoice(context, params.id, query.stop)),

  serve(invoiceBatchCalls.ids, async ({ query }, { tx }) => ({ ids: await invoiceIds(tx, query) })),
  serve(invoiceBatchCalls.approve, ({ body }, context) =>
    eachInvoice(context, body.ids, (invoice) => markReady(context, invoice)),
  ),
  serve(invoiceBatchCalls.moveDueAt, ({ body }, context) =>
    eachInvoice(context, body.ids, (invoice) => moveDueDate(context, invoice, body.due_at)),
  ),
  serve(invoiceBatchCalls.export, ({ body }, context) => exportInvoices(context, body.ids)),
];
