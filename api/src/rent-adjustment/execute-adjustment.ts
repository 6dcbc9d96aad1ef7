import type { ActorContext } from '../platform/http';
import { adjustFee } from '../rent/adjust-fee.rules';
import {
  type AffectedEntity,
  listAffectedEntities,
  listAffectedLeases,
  lockAffectedLeases,
} from './affected-leases.store';
import { applyEffect, changeEntityFees, type EntityFeeChange } from './apply-effect';
import { adjustTerms, calculateLeaseEffect } from './lease-effect.rules';
import { type Adjustment, claimAdjustment } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

type EffectContext = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

const adjustEntityFee = (
  { id, fee, fee_as_m2 }: AffectedEntity,
  rate: Adjustment['rate'],
): EntityFeeChange[] =>
  fee === null ? [] : [{ entityId: id, oldFee: fee, newFee: adjustFee(fee, rate, fee_as_m2) }];

/**
 * Executes a scheduled adjustment in full (docs/domain-rules.md, D-15): the fees of entities, the rent of the leases that run
 * on its day, and their unsent invoices. Returns false if it has already been executed.
 */
export const executeAdjustment = async (context: EffectContext, id: number): Promise<boolean> => {
  const { tx, clock } = context;
  const claimed = await claimAdjustment(tx, id, { now: clock.now().toISOString(), today: clock.today() });
  if (claimed?.effective_on == null) return false;
  const { rate, effective_on: from, addons: withAddons } = claimed;
  const entities = await listAffectedEntities(tx, claimed.entity_id);
  await changeEntityFees(
    tx,
    id,
    entities.flatMap((entity) => adjustEntityFee(entity, rate)),
  );
  const entityIds = entities.map((entity) => entity.id);
  await lockAffectedLeases(tx, entityIds, from);
  const adjustment = { adjustmentId: id, reason: rentAdjustmentTexts.adjusted(rate, from) };
  for (const lease of await listAffectedLeases(tx, entityIds, from, id))
    await applyEffect(
      context,
      adjustment,
      calculateLeaseEffect(lease, adjustTerms(lease, { from, rate, withAddons }), id),
    );
  return true;
};
