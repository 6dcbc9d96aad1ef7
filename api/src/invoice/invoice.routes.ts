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
import { eachNotice } from './batch/each-notice';
import { exportNotices } from './batch/export-notices';
import { cancelNotice } from './cancel-notice';
import { addRow, removeRow, updateRow } from './change-rows';
import { createNotice } from './create-notice';
import { creditNotice } from './credit-notice';
import { drawNotices } from './draw-notices';
import { generateManual } from './generate-manual';
import { lockNotices, type Notice } from './invoicebase.store';
import { lastNotice } from './last-notice';
import { markSent } from './mark-sent';
import { moveDueDate } from './move-due-date';
import { PDF, previewFile } from './notice-file';
import { listNotices, noticeIds, noticesOfLease, noticesOfTenant } from './notice-list.store';
import { readyRemarks } from './notice-remarks.store';
import { openNotice, openTyped } from './open-notice';
import { payNotice } from './pay-notice';
import { readNotice } from './read-notice';
import { removeNotice } from './remove-notice';
import { prepareAll } from './send-all';
import { drawToMail, isReady, sendNotice } from './send-notice';
import { undoPayment } from './undo-payment';
import { markReady, updateNotice } from './update-notice';

interface Typed {
  readonly type: string;
  readonly id: number;
}
/** Does something to a notice, and answers with how it then is. */
const thenRead = async (work: Work, id: number, done: Promise<unknown>) => {
  await done;
  return readNotice(work, id);
};
const rowChanged = async (work: Work, changed: Promise<number>) => readNotice(work, await changed);

const mailing = async (steps: SteppedWork, id: number, open: (work: Work) => Promise<Notice>) => {
  const drawn = await drawToMail(steps, [id], () => true);
  return async (work: Work) => thenRead(work, id, sendNotice(work, await open(work), drawn));
};

const preview = async (steps: SteppedWork, at: Typed) => {
  const { name, bytes } = await previewFile(steps, (work) => openTyped(work, at));
  return { name, mimetype: PDF, file: bytes.toString('base64') };
};

export const invoiceRoutes: readonly Route[] = [
  serve(invoiceCalls.list, ({ query }, work) => listNotices(work, query)),
  serve(invoiceCalls.ofLease, ({ params, query }, work) => noticesOfLease(work, params.id, query)),
  serve(invoiceCalls.ofTenant, ({ params, query }, work) => noticesOfTenant(work, params.id, query)),
  serve(invoiceCalls.detail, ({ params }, work) => readNotice(work, params.id)),
  serve(invoiceCalls.create, async ({ body }, work) => {
    const id = await createNotice(work, body);
    return { invoicebase: await readNotice(work, id) };
  }),
  serve(invoiceCalls.update, ({ body }, work) => thenRead(work, body.id, updateNotice(work, body))),
  serve(invoiceCalls.remove, async ({ params }, work) => {
    await removeNotice(work, params.id);
    return { message: 'Hyresavin är borttagen' };
  }),
  serve(invoiceCalls.remarks, (_input, { tx }) => readyRemarks(tx)),
  servePrepared(invoiceCalls.sendAll, ({ body }, steps) => prepareAll(steps, body)),
  servePrepared(invoiceCalls.send, ({ params: { id } }, steps) =>
    mailing(steps, id, (work) => openNotice(work, id)),
  ),

  serve(invoiceRowCalls.create, ({ body }, work) => rowChanged(work, addRow(work, body))),
  serve(invoiceRowCalls.update, ({ body }, work) => rowChanged(work, updateRow(work, body))),
  serve(invoiceRowCalls.remove, ({ params }, work) => rowChanged(work, removeRow(work, params.id))),

  serve(invoiceActionCalls.generateManual, ({ params, body }, work) =>
    thenRead(work, params.id, generateManual(work, params.id, body)),
  ),
  serve(invoiceActionCalls.pay, ({ params, body }, work) =>
    thenRead(work, params.id, payNotice(work, params, body)),
  ),
  serve(invoiceActionCalls.undoPayment, ({ params }, work) =>
    thenRead(work, params.id, undoPayment(work, params)),
  ),
  serve(invoiceActionCalls.cancel, ({ params }, work) =>
    thenRead(work, params.id, cancelNotice(work, params)),
  ),
  serve(invoiceActionCalls.credit, ({ params }, work) =>
    thenRead(work, params.id, creditNotice(work, params)),
  ),
  servePrepared(invoiceActionCalls.mail, ({ params }, steps) =>
    mailing(steps, params.id, (work) => openTyped(work, params)),
  ),
  serve(invoiceActionCalls.bookkeep, ({ params }, work) => bookkeep(work, params)),
  serve(invoiceActionCalls.generateFortnox, ({ params }, work) => generateOutside(work, params.id)),
  serve(invoiceActionCalls.generateVisma, ({ params }, work) => generateOutside(work, params.id)),
  servePrepared(invoiceActionCalls.markSent, async ({ params }, steps) => {
    const drawn = await drawNotices(steps, async ({ tx }) =>
      (await lockNotices(tx, [params.id])).filter(isReady),
    );
    return (work) => thenRead(work, params.id, markSent(work, params, drawn));
  }),
  serveInSteps(invoiceActionCalls.preview, ({ params }, work) => preview(work, params)),
  serve(invoiceActionCalls.moveDueAt, async ({ params, body }, work) => {
    await moveDueDate(work, await openTyped(work, params), body.due_at);
    return readNotice(work, params.id);
  }),

  serve(leaseCalls.ending, ({ params, query }, work) => lastNotice(work, params.id, query.stop)),

  serve(invoiceBatchCalls.ids, async ({ query }, { tx }) => ({ ids: await noticeIds(tx, query) })),
  serve(invoiceBatchCalls.approve, ({ body }, work) =>
    eachNotice(work, body.ids, (notice) => markReady(work, notice)),
  ),
  serve(invoiceBatchCalls.moveDueAt, ({ body }, work) =>
    eachNotice(work, body.ids, (notice) => moveDueDate(work, notice, body.due_at)),
  ),
  serve(invoiceBatchCalls.export, ({ body }, work) => exportNotices(work, body.ids)),
];
