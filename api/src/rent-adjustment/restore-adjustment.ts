import { toOre } from '@husrum/format';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { setFee } from '../rent/adjustment-effect.rules';
import { applyEffect } from './apply-effect';
import { leaseEffect, type ReachedLease } from './lease-effect.rules';
import { lockReached, reachedEntities, reachedLeases } from './reached.store';
import {
  type Adjustment,
  type Effect,
  effectsOf,
  insertAdjustment,
  insertEffect,
  isRestored,
  lockAdjustment,
} from './rent-adjustment.store';
import { inverseRate } from './restore.rules';
import { saveEntityFee } from './terms.store';

const GONE = 'Det finns inget att återställa: hyrorna har ändrats sedan dess.';

const restorable = async ({ tx }: RequestContext, id: number): Promise<Adjustment> => {
  const adjustment = orNotFound(await lockAdjustment(tx, id));
  if (adjustment.status !== 'EXECUTED')
    throw problem('conflict', { message: 'Justeringen är inte genomförd. Ta bort den i stället.' });
  if (await isRestored(tx, id)) throw problem('conflict', { message: 'Justeringen är redan återställd.' });
  return adjustment;
};

/** What the lease had before, when nothing has changed its rent since; undefined when something has. */
const earlierFee = (lease: ReachedLease, effects: readonly Effect[], today: string): number | undefined => {
  const effect = effects.find((one) => one.lease_id === lease.id);
  const later = lease.versions.some((version) => version.validFrom > today);
  const same = effect !== undefined && Number(effect.new_fee) === lease.fee;
  return same && !later ? Number(effect.old_fee) : undefined;
};

const addonFees = (lease: ReachedLease, effects: readonly Effect[]): ReadonlyMap<number, number> =>
  new Map(
    lease.addons.flatMap((addon) => {
      const effect = effects.find((one) => one.lease_addon_id === addon.id);
      const same = effect !== undefined && toOre(Number(effect.new_fee)) === addon.feeOre;
      return same ? [[addon.id, toOre(Number(effect.old_fee))] as const] : [];
    }),
  );

/**
 * Gives leases and objects the rents they had before an adjustment, from today and exactly (D-15). Those whose rent has
 * changed since then keep it. Gives the id of the adjustment that does so.
 */
export const restoreAdjustment = async (context: RequestContext, id: number): Promise<number> => {
  const { tx, clock, account } = context;
  const original = await restorable(context, id);
  const today = clock.today();
  const effects = await effectsOf(tx, id);
  const restoring = await insertAdjustment(tx, {
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
  const entities = await reachedEntities(tx, original.entity_id);
  for (const { id: entity_id, fee } of entities) {
    const effect = effects.find((one) => one.entity_id === entity_id);
    if (effect === undefined || fee === null || Number(fee) !== Number(effect.new_fee)) continue;
    await saveEntityFee(tx, entity_id, Number(effect.old_fee));
    const { new_fee: old_fee, old_fee: new_fee } = effect;
    await insertEffect(tx, { rent_adjustment_id: restoring, entity_id, old_fee, new_fee });
    restored += 1;
  }
  const entityIds = entities.map((entity) => entity.id);
  await lockReached(tx, entityIds, today);
  for (const lease of await reachedLeases(tx, entityIds, today)) {
    const fee = earlierFee(lease, effects, today);
    if (fee === undefined) continue;
    const change = {
      from: today,
      versions: setFee(lease.versions, today, fee),
      addonFees: addonFees(lease, effects),
    };
    const deed = { adjustmentId: restoring, why: `hyresjustering återställd från ${today}` };
    await applyEffect(context, deed, leaseEffect(lease, change));
    restored += 1;
  }
  if (restored === 0) throw problem('conflict', { message: GONE });
  return restoring;
};
