import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import { leaseCalls } from '@husrum/contract/lease';
import {
  type Route,
  type SteppedWork,
  serve,
  serveInSteps,
  servePrepared,
  type Work,
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
const thenRead = async (work: Work, id: number, done: Promise<unknown>) => {
  await done;
  return readInvoice(work, id);
};
const rowChanged = async (work: Work, changed: Promise<number>) => readInvoice(work, await changed);

const mailing = async (steps: SteppedWork, id: number, open: (work: Work) => Promise<Invoice>) => {
  const drawn = await drawToMail(steps, [id], () => true);
  return async (work: Work) => thenRead(work, id, sendInvoice(work, await open(work), drawn));
};

const preview = async (steps: SteppedWork, at: Typed) => {
  const { name, bytes } = await previewFile(steps, (work) => openTyped(work, at));
  return { name, mimetype: PDF, file: bytes.toString('base64') };
};

export const invoiceRoutes: readonly Route[] = [
  serve(invoiceCalls.list, ({ query }, work) => listInvoices(work, query)),
  serve(invoiceCalls.ofLease, ({ params, query }, work) => invoicesOfLease(work, params.id, query)),
  serve(invoiceCalls.ofTenant, ({ params, query }, work) => invoicesOfTenant(work, params.id, query)),
  serve(invoiceCalls.detail, ({ params }, work) => readInvoice(work, params.id)),
  serve(invoiceCalls.create, async ({ body }, work) => {
    const id = await createInvoice(work, body);
    return { invoicebase: await readInvoice(work, id) };
  }),
  serve(invoiceCalls.update, ({ body }, work) => thenRead(work, body.id, updateInvoice(work, body))),
  serve(invoiceCalls.remove, async ({ params }, work) => {
    await removeInvoice(work, params.id);
    return { message: 'Hyresavin är borttagen' };
  }),
  serve(invoiceCalls.remarks, (_input, { tx }) => readyRemarks(tx)),
  servePrepared(invoiceCalls.sendAll, ({ body }, steps) => prepareAll(steps, body)),
  servePrepared(invoiceCalls.send, ({ params: { id } }, steps) =>
    mailing(steps, id, (work) => openInvoice(work, id)),
  ),

  serve(invoiceRowCalls.create, ({ body }, work) => rowChanged(work, addRow(work, body))),
  serve(invoiceRowCalls.update, ({ body }, work) => rowChanged(work, updateRow(work, body))),
  serve(invoiceRowCalls.remove, ({ params }, work) => rowChanged(work, removeRow(work, params.id))),

  serve(invoiceActionCalls.generateManual, ({ params, body }, work) =>
    thenRead(work, params.id, generateManual(work, params.id, body)),
  ),
  serve(invoiceActionCalls.pay, ({ params, body }, work) =>
    thenRead(work, params.id, payInvoice(work, params, body)),
  ),
  serve(invoiceActionCalls.undoPayment, ({ params }, work) =>
    thenRead(work, params.id, undoPayment(work, params)),
  ),
  serve(invoiceActionCalls.cancel, ({ params }, work) =>
    thenRead(work, params.id, cancelInvoice(work, params)),
  ),
  serve(invoiceActionCalls.credit, ({ params }, work) =>
    thenRead(work, params.id, creditInvoice(work, params)),
  ),
  servePrepared(invoiceActionCalls.mail, ({ params }, steps) =>
    mailing(steps, params.id, (work) => openTyped(work, params)),
  ),
  serve(invoiceActionCalls.bookkeep, ({ params }, work) => bookkeep(work, params)),
  serve(invoiceActionCalls.generateFortnox, ({ params }, work) => generateOutside(work, params.id)),
  serve(invoiceActionCalls.generateVisma, ({ params }, work) => generateOutside(work, params.id)),
  servePrepared(invoiceActionCalls.markSent, async ({ params }, steps) => {
    const drawn = await drawInvoices(steps, async ({ tx }) =>
      (await lockInvoices(tx, [params.id])).filter(isReady),
    );
    return (work) => thenRead(work, params.id, markSent(work, params, drawn));
  }),
  serveInSteps(invoiceActionCalls.preview, ({ params }, work) => preview(work, params)),
  serve(invoiceActionCalls.moveDueAt, async ({ params, body }, work) => {
    await moveDueDate(work, await openTyped(work, params), body.due_at);
    return readInvoice(work, params.id);
  }),

  serve(leaseCalls.ending, ({ params, query }, work) => lastInvoice(work, params.id, query.stop)),

  serve(invoiceBatchCalls.ids, async ({ query }, { tx }) => ({ ids: await invoiceIds(tx, query) })),
  serve(invoiceBatchCalls.approve, ({ body }, work) =>
    eachInvoice(work, body.ids, (invoice) => markReady(work, invoice)),
  ),
  serve(invoiceBatchCalls.moveDueAt, ({ body }, work) =>
    eachInvoice(work, body.ids, (invoice) => moveDueDate(work, invoice, body.due_at)),
  ),
  serve(invoiceBatchCalls.export, ({ body }, work) => exportInvoices(work, body.ids)),
];
