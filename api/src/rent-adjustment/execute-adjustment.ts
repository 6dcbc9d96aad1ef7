import { percent } from '@husrum/format';
import type { ActorContext } from '../platform/http';
import { adjustedFee } from '../rent/rent-adjustment.rules';
import { applyEffect } from './apply-effect';
import { adjustedTerms, leaseEffect } from './lease-effect.rules';
import { lockReached, type ReachedEntity, reachedEntities, reachedLeases } from './reached.store';
import { type Adjustment, claimAdjustment, insertEffect } from './rent-adjustment.store';
import { saveEntityFee } from './terms.store';

type By = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

const adjustEntity = async ({ tx }: By, { id, rate }: Adjustment, entity: ReachedEntity): Promise<void> => {
  if (entity.fee === null) return;
  const fee = adjustedFee(entity.fee, rate, entity.fee_as_m2);
  await saveEntityFee(tx, entity.id, fee);
  await insertEffect(tx, { rent_adjustment_id: id, entity_id: entity.id, old_fee: entity.fee, new_fee: fee });
};

/** Said in the history of the invoices it counts anew: `hyresjustering 3,2 % från 2027-01-01`. */
export const whyOf = (rate: number | string, from: string): string =>
  `hyresjustering ${percent(Number(rate))} från ${from}`;

/**
 * Executes an adjustment that is scheduled, all of it or nothing (D-15): the fees of objects, the rent of the leases that
 * run on its day, and their unsent invoices. Once: false when somebody else has done it.
 */
export const executeAdjustment = async (by: By, id: number): Promise<boolean> => {
  const { tx, clock } = by;
  const claimed = await claimAdjustment(tx, id, { now: clock.now().toISOString(), today: clock.today() });
  if (claimed?.effective_on == null) return false;
  const { rate, effective_on: from, addons: ticked } = claimed;
  const entities = await reachedEntities(tx, claimed.entity_id);
  for (const entity of entities) await adjustEntity(by, claimed, entity);
  const entityIds = entities.map((entity) => entity.id);
  await lockReached(tx, entityIds, from);
  const deed = { adjustmentId: id, why: whyOf(rate, from) };
  for (const lease of await reachedLeases(tx, entityIds, from))
    await applyEffect(by, deed, leaseEffect(lease, adjustedTerms(lease, { from, rate, ticked })));
  return true;
};
