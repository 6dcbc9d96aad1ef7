import { toOre } from '@husrum/format';
import { lockInvoice } from '../invoice/invoice.store';
import { removeInvoice } from '../invoice/remove-invoice';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { setFee } from '../rent/adjustment-effect.rules';
import {
  type AffectedEntity,
  listAffectedEntities,
  listAffectedLeases,
  lockAffectedLeases,
} from './affected-leases.store';
import { applyEffect, changeEntityFees, type EntityFeeChange } from './apply-effect';
import { type AffectedLease, calculateLeaseEffect } from './lease-effect.rules';
import {
  type Adjustment,
  type Effect,
  insertAdjustment,
  isRestored,
  listEffects,
  lockAdjustment,
} from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
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

/** The asking rents of the entities before the adjustment. Those that have changed since are left out. */
const findEntityFeesToRestore = (
  entities: readonly AffectedEntity[],
  effects: readonly Effect[],
): EntityFeeChange[] => {
  const effectByEntity = new Map(effects.map((effect) => [effect.entity_id, effect]));
  return entities.flatMap(({ id, fee }) => {
    const effect = effectByEntity.get(id);
    const isUnchanged = effect !== undefined && fee !== null && Number(fee) === Number(effect.new_fee);
    return isUnchanged ? [{ entityId: id, oldFee: fee, newFee: Number(effect.old_fee) }] : [];
  });
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

/**
 * Removes the unsent supplement of the restored adjustment, because nobody owes it any more. What is left to charge for the days
 * before the restoring becomes the difference of the restoring adjustment.
 */
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
  const entities = await listAffectedEntities(tx, original.entity_id);
  const feesToRestore = findEntityFeesToRestore(entities, effects);
  await changeEntityFees(tx, restoringId, feesToRestore);
  let restoredCount = feesToRestore.length;
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
    restoredCount += 1;
  }
  if (restoredCount === 0) throw problem('conflict', { message: rentAdjustmentTexts.nothingToRestore });
  return restoringId;
};
