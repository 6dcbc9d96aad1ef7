import type { Tx } from '@husrum/api-platform';
import type { findMissedAdjustments } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

type UnappliedAdjustment = Parameters<typeof findMissedAdjustments>[2][number];

interface UnappliedRow {
  id: number;
  rate: string;
  addons: boolean;
  effective_on: LocalDate;
  adjusted_from: LocalDate | null;
  adjusted_fee: string | null;
  fee: string | null;
}

/**
 * The executed adjustments of a lease's object that did nothing to the lease, in the order of execution: those of the object itself, and
 * those of the objects above it that cannot be let themselves (docs/domain-rules.md, D-15). One that was executed before
 * the lease was created is left out, because the rent was agreed after it; so is one that was restored meanwhile, or that is for
 * one lease alone. One that restores
 * an adjustment is included if the lease has that adjustment.
 */
export const listUnappliedAdjustments = async (tx: Tx, leaseId: number): Promise<UnappliedAdjustment[]> => {
  const { rows } = await sql<UnappliedRow>`
    with recursive path as (
      select lease.entity_id as above_id, entity.parent_id, lease.entity_id, lease.id as lease_id, lease.created_at
      from lease join entity on entity.id = lease.entity_id where lease.id = ${leaseId}
      union all
      select above.id, above.parent_id, path.entity_id, path.lease_id, path.created_at
      from path join entity above on above.id = path.parent_id
    )
    select adjustment.id, adjustment.rate::text, adjustment.addons, adjustment.effective_on,
      original.effective_on as adjusted_from, applied.new_fee::text as adjusted_fee, applied.old_fee::text as fee
    from path
    join entity above on above.id = path.above_id
    join entity_type on entity_type.id = above.entity_type_id
    join rent_adjustment adjustment on adjustment.entity_id = path.above_id
    left join rent_adjustment original on original.id = adjustment.restores_id
    left join rent_adjustment_effect applied on applied.rent_adjustment_id = original.id and applied.lease_id = path.lease_id
    where adjustment.status = 'EXECUTED' and adjustment.effective_on is not null and adjustment.lease_id is null and adjustment.executed_at > path.created_at
      and (path.above_id = path.entity_id or not entity_type.rentable)
      and (adjustment.restores_id is null or applied.id is not null)
      and not exists (select from rent_adjustment restoring where restoring.restores_id = adjustment.id)
      and not exists (
        select from rent_adjustment_effect effect
        where effect.rent_adjustment_id = adjustment.id and effect.lease_id = path.lease_id)
    order by adjustment.executed_at, adjustment.id`.execute(tx);
  return rows.map(({ id, rate, addons, effective_on, adjusted_from, adjusted_fee, fee }) => ({
    id,
    rate,
    from: effective_on,
    includesAddons: addons,
    restored:
      adjusted_from === null
        ? null
        : { adjustedFrom: adjusted_from, adjustedFee: Number(adjusted_fee), fee: Number(fee) },
  }));
};

/** The add-ons of a lease, as the rent engine needs them. */
export const listLeaseAddons = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease_addon')
    .select(['id', 'name', 'fee_ore', 'tax_rate', 'interval', 'start', 'stop', 'agreed_from'])
    .where('lease_id', '=', leaseId)
    .execute();
