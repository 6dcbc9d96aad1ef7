import type { ActorContext } from '../platform/http';
import { adjustFee } from '../rent/adjust-fee.rules';
import {
  type AffectedEntity,
  listAffectedEntities,
  listAffectedLeases,
  lockAffectedLeases,
} from './affected-leases.store';
import { applyEffect } from './apply-effect';
import { adjustTerms, calculateLeaseEffect } from './lease-effect.rules';
import { type Adjustment, claimAdjustment, insertEffect } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { saveEntityFee } from './rent-terms.store';

type EffectContext = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

const adjustEntity = async (
  { tx }: EffectContext,
  { id, rate }: Adjustment,
  entity: AffectedEntity,
): Promise<void> => {
  if (entity.fee === null) return;
  const fee = adjustFee(entity.fee, rate, entity.fee_as_m2);
  await saveEntityFee(tx, entity.id, fee);
  await insertEffect(tx, { rent_adjustment_id: id, entity_id: entity.id, old_fee: entity.fee, new_fee: fee });
};

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
  for (const entity of entities) await adjustEntity(context, claimed, entity);
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
