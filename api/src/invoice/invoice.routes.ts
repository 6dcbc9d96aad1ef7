import { calls } from '@husrum/contract';
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

const { invoicebase, invoicerow, invoice, noticebatch } = calls;

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
  serve(invoicebase.list, ({ query }, work) => listNotices(work, query)),
  serve(invoicebase.ofLease, ({ params, query }, work) => noticesOfLease(work, params.id, query)),
  serve(invoicebase.ofTenant, ({ params, query }, work) => noticesOfTenant(work, params.id, query)),
  serve(invoicebase.detail, ({ params }, work) => readNotice(work, params.id)),
  serve(invoicebase.create, async ({ body }, work) => {
    const id = await createNotice(work, body);
    return { invoicebase: await readNotice(work, id) };
  }),
  serve(invoicebase.update, ({ body }, work) => thenRead(work, body.id, updateNotice(work, body))),
  serve(invoicebase.remove, async ({ params }, work) => {
    await removeNotice(work, params.id);
    return { message: 'Hyresavin är borttagen' };
  }),
  serve(invoicebase.remarks, (_input, { tx }) => readyRemarks(tx)),
  servePrepared(invoicebase.sendAll, ({ body }, steps) => prepareAll(steps, body)),
  servePrepared(invoicebase.send, ({ params: { id } }, steps) =>
    mailing(steps, id, (work) => openNotice(work, id)),
  ),

  serve(invoicerow.create, ({ body }, work) => rowChanged(work, addRow(work, body))),
  serve(invoicerow.update, ({ body }, work) => rowChanged(work, updateRow(work, body))),
  serve(invoicerow.remove, ({ params }, work) => rowChanged(work, removeRow(work, params.id))),

  serve(invoice.generateManual, ({ params, body }, work) =>
    thenRead(work, params.id, generateManual(work, params.id, body)),
  ),
  serve(invoice.pay, ({ params, body }, work) => thenRead(work, params.id, payNotice(work, params, body))),
  serve(invoice.undoPayment, ({ params }, work) => thenRead(work, params.id, undoPayment(work, params))),
  serve(invoice.cancel, ({ params }, work) => thenRead(work, params.id, cancelNotice(work, params))),
  serve(invoice.credit, ({ params }, work) => thenRead(work, params.id, creditNotice(work, params))),
  servePrepared(invoice.mail, ({ params }, steps) =>
    mailing(steps, params.id, (work) => openTyped(work, params)),
  ),
  serve(invoice.bookkeep, ({ params }, work) => bookkeep(work, params)),
  serve(invoice.generateFortnox, ({ params }, work) => generateOutside(work, params.id)),
  serve(invoice.generateVisma, ({ params }, work) => generateOutside(work, params.id)),
  servePrepared(invoice.markSent, async ({ params }, steps) => {
    const drawn = await drawNotices(steps, async ({ tx }) =>
      (await lockNotices(tx, [params.id])).filter(isReady),
    );
    return (work) => thenRead(work, params.id, markSent(work, params, drawn));
  }),
  serveInSteps(invoice.preview, ({ params }, work) => preview(work, params)),
  serve(invoice.moveDueAt, async ({ params, body }, work) => {
    await moveDueDate(work, await openTyped(work, params), body.due_at);
    return readNotice(work, params.id);
  }),

  serve(calls.lease.ending, ({ params, query }, work) => lastNotice(work, params.id, query.stop)),

  serve(noticebatch.ids, async ({ query }, { tx }) => ({ ids: await noticeIds(tx, query) })),
  serve(noticebatch.approve, ({ body }, work) =>
    eachNotice(work, body.ids, (notice) => markReady(work, notice)),
  ),
  serve(noticebatch.moveDueAt, ({ body }, work) =>
    eachNotice(work, body.ids, (notice) => moveDueDate(work, notice, body.due_at)),
  ),
  serve(noticebatch.export, ({ body }, work) => exportNotices(work, body.ids)),
];
