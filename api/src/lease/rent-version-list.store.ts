import type { LocalDate } from '@husrum/format';
import { findEntityPath } from '../entity/entity.store';
import type { Tx } from '../platform/db';
import type { ExecutedAdjustment, ScheduledAdjustment } from './rent-version-rows.rules';

export const listRentVersions = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('rent_version')
    .select(['valid_from', 'fee', 'fee_as_m2', 'tax_rate', 'payment_interval'])
    .where('lease_id', '=', leaseId)
    .execute();

/** The executed adjustments of a lease with the fee each gave, in the order of execution. */
export const listExecutedAdjustments = async (tx: Tx, leaseId: number): Promise<ExecutedAdjustment[]> => {
  const rows = await tx
    .selectFrom('rent_adjustment_effect as effect')
    .innerJoin('rent_adjustment', 'rent_adjustment.id', 'effect.rent_adjustment_id')
    .select([
      'rent_adjustment.id',
      'rent_adjustment.rate',
      'rent_adjustment.restores_id',
      'rent_adjustment.effective_on',
      'effect.new_fee',
    ])
    .where('effect.lease_id', '=', leaseId)
    .orderBy('effect.id')
    .execute();
  return rows.flatMap(({ id, rate, restores_id, effective_on, new_fee }) =>
    effective_on === null
      ? []
      : [
          {
            id,
            rate: Number(rate),
            restores: restores_id !== null,
            from: effective_on,
            fee: Number(new_fee),
          },
        ],
  );
};

/**
 * The scheduled adjustments of the object, and of its parents that cannot be let themselves (docs/domain-rules.md, D-15), in
 * order of execution. 0 is no id: SQL does not allow an empty list.
 */
export const listScheduledAdjustments = async (
  tx: Tx,
  entityId: number,
  today: LocalDate,
): Promise<ScheduledAdjustment[]> => {
  const path = (await findEntityPath(tx, entityId)).map(({ id }) => id);
  const rows = await tx
    .selectFrom('rent_adjustment')
    .innerJoin('entity', 'entity.id', 'rent_adjustment.entity_id')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['rent_adjustment.id', 'rent_adjustment.rate', 'rent_adjustment.scheduled_at'])
    .where('rent_adjustment.status', '=', 'SCHEDULED')
    .where('entity.id', 'in', [0, ...path])
    .where(({ eb, or }) => or([eb('entity.id', '=', entityId), eb('entity_type.rentable', '=', false)]))
    .orderBy('rent_adjustment.scheduled_at')
    .orderBy('rent_adjustment.id')
    .execute();
  return rows.map(({ id, rate, scheduled_at }) => ({ id, rate: Number(rate), from: scheduled_at ?? today }));
};
