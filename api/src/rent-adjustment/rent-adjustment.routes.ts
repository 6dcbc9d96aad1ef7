import { calls, type RentadjustmentRow } from '@husrum/contract';
import { found, problem } from '../platform/errors';
import { type Route, serve, type Work } from '../platform/http';
import { createAdjustment, removeAdjustment, updateAdjustment } from './change-adjustment';
import { effectPage } from './effect-list.store';
import { previewAdjustment } from './preview-adjustment';
import { deleteScheduled, findAdjustment } from './rent-adjustment.store';
import { adjustableEntities, adjustmentPage, adjustmentRows } from './rent-adjustment-list.store';
import { restoreAdjustment } from './restore-adjustment';
import { supplementDifference } from './supplement-difference';

const { rentadjustment } = calls;

const read = async (work: Work, id: number): Promise<RentadjustmentRow> => {
  const [row] = await adjustmentRows(work, [id]);
  return found(row);
};

export const rentAdjustmentRoutes: readonly Route[] = [
  serve(rentadjustment.list, ({ query }, work) => adjustmentPage(work, query)),
  serve(rentadjustment.entities, ({ query }, work) => adjustableEntities(work, query)),
  serve(rentadjustment.preview, ({ query }, work) => previewAdjustment(work, query)),
  serve(rentadjustment.detail, ({ params }, work) => read(work, params.id)),
  serve(rentadjustment.effects, async ({ params, query }, work) => {
    const { id, effective_on } = found(await findAdjustment(work.tx, params.id));
    if (effective_on === null) throw problem('conflict', { message: 'Justeringen är inte genomförd.' });
    return effectPage(work, { id, effective_on }, query);
  }),
  serve(rentadjustment.create, async ({ body }, work) => read(work, await createAdjustment(work, body))),
  serve(rentadjustment.update, async ({ body }, work) => {
    await updateAdjustment(work, body);
    return read(work, body.id);
  }),
  serve(rentadjustment.remove, async ({ params }, work) => {
    await removeAdjustment(work, params.id);
    return { message: 'Hyresjusteringen är borttagen' };
  }),
  serve(rentadjustment.removeScheduled, async (_input, { tx }) => {
    const count = await deleteScheduled(tx);
    return { message: count === 1 ? '1 hyresjustering borttagen' : `${count} hyresjusteringar borttagna` };
  }),
  serve(rentadjustment.restore, async ({ params }, work) =>
    read(work, await restoreAdjustment(work, params.id)),
  ),
  serve(rentadjustment.supplement, async ({ params, body }, work) => ({
    invoicebase: { id: await supplementDifference(work, params.id, body.lease_id) },
  })),
];
