import { toOre } from '@husrum/format';
import { lockInvoice } from '../invoice/invoice.store';
import { removeInvoice } from '../invoice/remove-invoice';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { setFee } from '../rent/adjustment-effect.rules';
import { listAffectedEntities, listAffectedLeases, lockAffectedLeases } from './affected-leases.store';
import { applyEffect } from './apply-effect';
import { type AffectedLease, calculateLeaseEffect } from './lease-effect.rules';
import {
  type Adjustment,
  type Effect,
  insertAdjustment,
  insertEffect,
  isRestored,
  listEffects,
  lockAdjustment,
} from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { saveEntityFee } from './rent-terms.store';
import { inverseRate } from './restore.rules';

const requireRestorable = async ({ tx }: RequestContext, id: number): Promise<Adjustment> => {
  const adjustment = orNotFound(await lockAdjustment(tx, id));
  if (adjustment.status !== 'EXECUTED')
    throw problem('conflict', { message: rentAdjustmentTexts.notExecutedRemoveInstead });
  if (await isRestored(tx, id)) throw problem('conflict', { message: rentAdjustmentTexts.alreadyRestored });
  return adjustment;
};

/** The fee that the lease had before the adjustment. Undefined if its rent has changed since. */
const findFeeToRestore = (
  lease: AffectedLease,
  effects: readonly Effect[],
  today: string,
): number | undefined => {
  const effect = effects.find((candidate) => candidate.lease_id === lease.id);
  const hasLaterVersion = lease.versions.some((version) => version.validFrom > today);
  const isUnchanged = effect !== undefined && Number(effect.new_fee) === lease.fee;
  return isUnchanged && !hasLaterVersion ? Number(effect.old_fee) : undefined;
};

const findAddonFeesToRestore = (
  lease: AffectedLease,
  effects: readonly Effect[],
): ReadonlyMap<number, number> =>
  new Map(
    lease.addons.flatMap((addon) => {
      const effect = effects.find((candidate) => candidate.lease_addon_id === addon.id);
      const isUnchanged = effect !== undefined && toOre(Number(effect.new_fee)) === addon.feeOre;
      return isUnchanged ? [[addon.id, toOre(Number(effect.old_fee))] as const] : [];
    }),
  );

/** Nobody owes an unsent supplement any more. What is left for the days before is charged with the restoring adjustment. */
const removeUnsentSupplement = async (
  context: RequestContext,
  leaseId: number,
  effects: readonly Effect[],
): Promise<void> => {
  const supplementId = effects.find((effect) => effect.lease_id === leaseId)?.supplement_id ?? null;
  if (supplementId === null) return;
  const supplement = await lockInvoice(context.tx, supplementId);
  if (supplement?.locked_at === null) await removeInvoice(context, supplementId);
};

/**
 * Restores the exact rents that leases and entities had before an adjustment, from today (docs/domain-rules.md, D-15). Rents
 * that have changed since are kept. Returns the id of the restoring adjustment.
 */
export const restoreAdjustment = async (context: RequestContext, id: number): Promise<number> => {
  const { tx, clock, account } = context;
  const original = await requireRestorable(context, id);
  const today = clock.today();
  const effects = await listEffects(tx, id);
  const restoringId = await insertAdjustment(tx, {
    entity_id: original.entity_id,
    rate: inverseRate(original.rate),
    addons: original.addons,
    status: 'EXECUTED',
    executed_at: clock.now().toISOString(),
    effective_on: today,
    restores_id: id,
    user_id: account.userId,
  });
  let restored = 0;
  const entities = await listAffectedEntities(tx, original.entity_id);
  for (const { id: entity_id, fee } of entities) {
    const effect = effects.find((candidate) => candidate.entity_id === entity_id);
    if (effect === undefined || fee === null || Number(fee) !== Number(effect.new_fee)) continue;
    await saveEntityFee(tx, entity_id, Number(effect.old_fee));
    const { new_fee: old_fee, old_fee: new_fee } = effect;
    await insertEffect(tx, { rent_adjustment_id: restoringId, entity_id, old_fee, new_fee });
    restored += 1;
  }
  const entityIds = entities.map((entity) => entity.id);
  await lockAffectedLeases(tx, entityIds, today);
  for (const lease of await listAffectedLeases(tx, entityIds, today)) {
    const fee = findFeeToRestore(lease, effects, today);
    if (fee === undefined) continue;
    const change = {
      from: today,
      versions: setFee(lease.versions, today, fee),
      addonFees: findAddonFeesToRestore(lease, effects),
    };
    const adjustment = { adjustmentId: restoringId, reason: rentAdjustmentTexts.restored(today) };
    await applyEffect(context, adjustment, calculateLeaseEffect(lease, change));
    await removeUnsentSupplement(context, lease.id, effects);
    restored += 1;
  }
  if (restored === 0) throw problem('conflict', { message: rentAdjustmentTexts.nothingToRestore });
  return restoringId;
};
