import { type ActorContext, splitIntoChunks } from '@husrum/api-platform';
import { adjustFee, adjustTerms, calculateLeaseEffect, changesTerms } from '@husrum/api-rent';
import {
  type AffectedEntity,
  findAffectedLeases,
  listAffectedEntities,
  lockAffectedLeases,
} from './affected-leases.store';
import { applyEffects, LEASES_PER_CHUNK } from './apply-effects';
import { changeEntityFees, type EntityFeeChange } from './change-entity-fees';
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
 * on the day of execution, unless it was agreed for that day or a later one, and their unsent invoices. `affected` are its objects, if the caller
 * has read them. Returns false if it has already been executed.
 */
export const executeAdjustment = async (
  context: EffectContext,
  id: number,
  affected?: readonly AffectedEntity[],
): Promise<boolean> => {
  const { tx, clock } = context;
  const claimed = await claimAdjustment(tx, id, { now: clock.now().toISOString(), today: clock.today() });
  if (claimed?.effective_on == null) return false;
  const { rate, effective_on: from, addons: includesAddons } = claimed;
  const entities = affected ?? (await listAffectedEntities(tx, claimed.entity_id));
  await changeEntityFees(
    tx,
    id,
    entities.flatMap((entity) => adjustEntityFee(entity, rate)),
  );
  const leaseIds = await lockAffectedLeases(
    tx,
    entities.map((entity) => entity.id),
    from,
  );
  const adjustment = { adjustmentId: id, reason: rentAdjustmentTexts.adjusted(rate, from) };
  for (const chunk of splitIntoChunks(leaseIds, LEASES_PER_CHUNK)) {
    const leases = await findAffectedLeases(tx, chunk, from, id);
    const effects = leases
      .filter((lease) => changesTerms(lease, { from, includesAddons }, lease))
      .map((lease) => calculateLeaseEffect(lease, adjustTerms(lease, { from, rate, includesAddons }), id));
    await applyEffects(context, adjustment, effects);
  }
  return true;
};
