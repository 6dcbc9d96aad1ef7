import {
  orNotFound,
  problem,
  type RequestContext,
  type Route,
  serve,
  serveReadOnly,
} from '@husrum/api-platform';
import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { listAdjustmentEffects } from './adjustment-effect-list.store';
import {
  createAdjustment,
  removeAdjustment,
  removeScheduledAdjustments,
  updateAdjustment,
} from './change-adjustment';
import { createSupplement } from './create-supplement';
import { previewAdjustment } from './preview-adjustment';
import { findAdjustment } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { findAdjustmentRows, listAdjustableEntities, listAdjustments } from './rent-adjustment-list.store';
import { restoreAdjustment } from './restore-adjustment';

const readAdjustment = async (context: RequestContext, id: number): Promise<RentAdjustmentRow> => {
  const [row] = await findAdjustmentRows(context, [id]);
  return orNotFound(row);
};

export const rentAdjustmentRoutes: readonly Route[] = [
  serveReadOnly(rentAdjustmentCalls.list, ({ query }, context) => listAdjustments(context, query)),
  serve(rentAdjustmentCalls.listEntities, ({ query }, context) => listAdjustableEntities(context, query)),
  serve(rentAdjustmentCalls.preview, ({ query }, context) => previewAdjustment(context, query)),
  serve(rentAdjustmentCalls.detail, ({ params }, context) => readAdjustment(context, params.id)),
  serve(rentAdjustmentCalls.listEffects, async ({ params, query }, context) => {
    const { id, effective_on } = orNotFound(await findAdjustment(context.tx, params.id));
    if (effective_on === null) throw problem('conflict', { message: rentAdjustmentTexts.notExecuted });
    return listAdjustmentEffects(context, { id, effective_on }, query);
  }),
  serve(rentAdjustmentCalls.create, async ({ body }, context) =>
    readAdjustment(context, await createAdjustment(context, body)),
  ),
  serve(rentAdjustmentCalls.update, async ({ body }, context) => {
    await updateAdjustment(context, body);
    return readAdjustment(context, body.id);
  }),
  serve(rentAdjustmentCalls.remove, async ({ params }, context) => {
    await removeAdjustment(context, params.id);
    return { message: rentAdjustmentTexts.removed };
  }),
  serve(rentAdjustmentCalls.removeAllScheduled, async (_input, context) => ({
    message: rentAdjustmentTexts.removedMany(await removeScheduledAdjustments(context)),
  })),
  serve(rentAdjustmentCalls.restore, async ({ params }, context) =>
    readAdjustment(context, await restoreAdjustment(context, params.id)),
  ),
  serve(rentAdjustmentCalls.createSupplement, async ({ params, body }, context) => ({
    invoicebase: { id: await createSupplement(context, params.id, body.lease_id) },
  })),
];
