import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { found, problem } from '../platform/errors';
import { type Route, serve, type Work } from '../platform/http';
import { createAdjustment, removeAdjustment, updateAdjustment } from './change-adjustment';
import { effectPage } from './effect-list.store';
import { previewAdjustment } from './preview-adjustment';
import { deleteScheduled, findAdjustment } from './rent-adjustment.store';
import { adjustableEntities, adjustmentPage, adjustmentRows } from './rent-adjustment-list.store';
import { restoreAdjustment } from './restore-adjustment';
import { supplementDifference } from './supplement-difference';

const read = async (work: Work, id: number): Promise<RentAdjustmentRow> => {
  const [row] = await adjustmentRows(work, [id]);
  return found(row);
};

export const rentAdjustmentRoutes: readonly Route[] = [
  serve(rentAdjustmentCalls.list, ({ query }, work) => adjustmentPage(work, query)),
  serve(rentAdjustmentCalls.entities, ({ query }, work) => adjustableEntities(work, query)),
  serve(rentAdjustmentCalls.preview, ({ query }, work) => previewAdjustment(work, query)),
  serve(rentAdjustmentCalls.detail, ({ params }, work) => read(work, params.id)),
  serve(rentAdjustmentCalls.effects, async ({ params, query }, work) => {
    const { id, effective_on } = found(await findAdjustment(work.tx, params.id));
    if (effective_on === null) throw problem('conflict', { message: 'Justeringen är inte genomförd.' });
    return effectPage(work, { id, effective_on }, query);
  }),
  serve(rentAdjustmentCalls.create, async ({ body }, work) => read(work, await createAdjustment(work, body))),
  serve(rentAdjustmentCalls.update, async ({ body }, work) => {
    await updateAdjustment(work, body);
    return read(work, body.id);
  }),
  serve(rentAdjustmentCalls.remove, async ({ params }, work) => {
    await removeAdjustment(work, params.id);
    return { message: 'Hyresjusteringen är borttagen' };
  }),
  serve(rentAdjustmentCalls.removeScheduled, async (_input, { tx }) => {
    const count = await deleteScheduled(tx);
    return { message: count === 1 ? '1 hyresjustering borttagen' : `${count} hyresjusteringar borttagna` };
  }),
  serve(rentAdjustmentCalls.restore, async ({ params }, work) =>
    read(work, await restoreAdjustment(work, params.id)),
  ),
  serve(rentAdjustmentCalls.supplement, async ({ params, body }, work) => ({
    invoicebase: { id: await supplementDifference(work, params.id, body.lease_id) },
  })),
];
