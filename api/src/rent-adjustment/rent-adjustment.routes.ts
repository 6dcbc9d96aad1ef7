import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { orNotFound, problem } from '../platform/errors';
import { type RequestContext, type Route, serve } from '../platform/http';
import { createAdjustment, removeAdjustment, updateAdjustment } from './change-adjustment';
import { effectPage } from './effect-list.store';
import { previewAdjustment } from './preview-adjustment';
import { deleteScheduled, findAdjustment } from './rent-adjustment.store';
import { adjustableEntities, adjustmentPage, adjustmentRows } from './rent-adjustment-list.store';
import { restoreAdjustment } from './restore-adjustment';
import { supplementDifference } from './supplement-difference';

const read = async (context: RequestContext, id: number): Promise<RentAdjustmentRow> => {
  const [row] = await adjustmentRows(context, [id]);
  return orNotFound(row);
};

export const rentAdjustmentRoutes: readonly Route[] = [
  serve(rentAdjustmentCalls.list, ({ query }, context) => adjustmentPage(context, query)),
  serve(rentAdjustmentCalls.entities, ({ query }, context) => adjustableEntities(context, query)),
  serve(rentAdjustmentCalls.preview, ({ query }, context) => previewAdjustment(context, query)),
  serve(rentAdjustmentCalls.detail, ({ params }, context) => read(context, params.id)),
  serve(rentAdjustmentCalls.effects, async ({ params, query }, context) => {
    const { id, effective_on } = orNotFound(await findAdjustment(context.tx, params.id));
    if (effective_on === null) throw problem('conflict', { message: 'Justeringen är inte genomförd.' });
    return effectPage(context, { id, effective_on }, query);
  }),
  serve(rentAdjustmentCalls.create, async ({ body }, context) =>
    read(context, await createAdjustment(context, body)),
  ),
  serve(rentAdjustmentCalls.update, async ({ body }, context) => {
    await updateAdjustment(context, body);
    return read(context, body.id);
  }),
  serve(rentAdjustmentCalls.remove, async ({ params }, context) => {
    await removeAdjustment(context, params.id);
    return { message: 'Hyresjusteringen är borttagen' };
  }),
  serve(rentAdjustmentCalls.removeScheduled, async (_input, { tx }) => {
    const count = await deleteScheduled(tx);
    return { message: count === 1 ? '1 hyresjustering borttagen' : `${count} hyresjusteringar borttagna` };
  }),
  serve(rentAdjustmentCalls.restore, async ({ params }, context) =>
    read(context, await restoreAdjustment(context, params.id)),
  ),
  serve(rentAdjustmentCalls.supplement, async ({ params, body }, context) => ({
    invoicebase: { id: await supplementDifference(context, params.id, body.lease_id) },
  })),
];
