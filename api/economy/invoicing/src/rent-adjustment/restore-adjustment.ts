import { orNotFound, problem, type RequestContext, splitIntoChunks } from '@husrum/api-platform';
import {
  type AffectedLease,
  calculateLeaseEffect,
  inverseRate,
  type LeaseEffect,
  restoreFee,
  type TaxedVersion,
} from '@husrum/api-rent';
import { type LocalDate, toOre } from '@husrum/format';
import { lockInvoices } from '../invoice/invoice.store';
import { removeInvoice } from '../invoice/remove-invoice';
import {
  type AffectedEntity,
  findAffectedLeases,
  listAffectedEntities,
  lockAffectedLeases,
} from './affected-leases.store';
import { applyEffects, LEASES_PER_CHUNK } from './apply-effects';
import { changeEntityFees, type EntityFeeChange } from './change-entity-fees';
import {
  type Adjustment,
  type Effect,
  insertAdjustment,
  isRestored,
  listEffects,
  lockAdjustment,
} from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

const requireRestorable = async ({ tx }: RequestContext, id: number): Promise<Adjustment> => {
  const adjustment = orNotFound(await lockAdjustment(tx, id));
  if (adjustment.status !== 'EXECUTED')
    throw problem('conflict', { message: rentAdjustmentTexts.notExecutedRemoveInstead });
  if (adjustment.lease_id !== null) throw problem('conflict', { message: rentAdjustmentTexts.byIndex });
  if (await isRestored(tx, id)) throw problem('conflict', { message: rentAdjustmentTexts.alreadyRestored });
  return adjustment;
};

/** The effects of the adjustment to restore. */
interface EffectsToRestore {
  /** The first day of the adjusted rents. */
  readonly adjustedFrom: LocalDate;
  readonly byLease: ReadonlyMap<number | null, Effect>;
  readonly byAddon: ReadonlyMap<number | null, Effect>;
}

/** The rent versions with the fee from before the adjustment. The result is null if the rent has changed since. */
const restoreVersions = (
  lease: AffectedLease,
  { byLease, adjustedFrom }: EffectsToRestore,
  today: LocalDate,
): TaxedVersion[] | null => {
  const effect = byLease.get(lease.id);
  if (effect === undefined) return null;
  const [adjustedFee, fee] = [Number(effect.new_fee), Number(effect.old_fee)];
  return restoreFee(lease.versions, { from: today, adjustedFrom, adjustedFee, fee });
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
  { byAddon }: EffectsToRestore,
): ReadonlyMap<number, number> =>
  new Map(
    lease.addons.flatMap((addon) => {
      const effect = byAddon.get(addon.id);
      const isUnchanged = effect !== undefined && toOre(Number(effect.new_fee)) === addon.feeOre;
      return isUnchanged ? [[addon.id, toOre(Number(effect.old_fee))] as const] : [];
    }),
  );

export const toEffectsToRestore = (
  adjustedFrom: LocalDate,
  effects: readonly Effect[],
): EffectsToRestore => ({
  adjustedFrom,
  byLease: new Map(effects.map((effect) => [effect.lease_id, effect])),
  byAddon: new Map(effects.map((effect) => [effect.lease_addon_id, effect])),
});

/** The effect of restoring a lease. Nothing if its rent has changed since. */
const calculateRestoring = (
  lease: AffectedLease,
  effects: EffectsToRestore,
  today: LocalDate,
): LeaseEffect[] => {
  const versions = restoreVersions(lease, effects, today);
  if (versions === null) return [];
  const change = {
    from: today,
    versions,
    addonFees: findAddonFeesToRestore(lease, effects),
  };
  return [calculateLeaseEffect(lease, change)];
};

/**
 * Removes the unsent supplements of the restored adjustment, because nobody owes them any more. What is left to charge for the
 * days before the restoring becomes the difference of the restoring adjustment.
 */
const removeUnsentSupplements = async (
  context: RequestContext,
  leases: readonly AffectedLease[],
  { byLease }: EffectsToRestore,
): Promise<void> => {
  const supplementIds = leases.flatMap(({ id }) => byLease.get(id)?.supplement_id ?? []);
  for (const { id, locked_at } of await lockInvoices(context.tx, supplementIds))
    if (locked_at === null) await removeInvoice(context, id);
};

/** Restores leases from a day on, and records it as effects of the restoring adjustment. Returns how many of them had the adjusted rent. */
export const restoreLeases = async (
  context: RequestContext,
  leaseIds: readonly number[],
  { restoringId, from, effects }: { restoringId: number; from: LocalDate; effects: EffectsToRestore },
): Promise<number> => {
  let count = 0;
  for (const chunk of splitIntoChunks(leaseIds, LEASES_PER_CHUNK)) {
    const leases = await findAffectedLeases(context.tx, chunk, from);
    const restored = leases.flatMap((lease) => calculateRestoring(lease, effects, from));
    await applyEffects(
      context,
      { adjustmentId: restoringId, reason: rentAdjustmentTexts.restored(from) },
      restored,
    );
    await removeUnsentSupplements(
      context,
      restored.map(({ lease }) => lease),
      effects,
    );
    count += restored.length;
  }
  return count;
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
  const leaseIds = await lockAffectedLeases(
    tx,
    entities.map((entity) => entity.id),
    today,
  );
  restoredCount += await restoreLeases(context, leaseIds, {
    restoringId,
    from: today,
    effects: toEffectsToRestore(original.effective_on ?? today, effects),
  });
  if (restoredCount === 0) throw problem('conflict', { message: rentAdjustmentTexts.nothingToRestore });
  return restoringId;
};
