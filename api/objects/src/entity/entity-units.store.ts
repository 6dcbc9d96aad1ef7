import { equalsAny, type Tx } from '@husrum/api-platform';
import type { EntityKind } from '@husrum/contract/entity';
import type { PaymentInterval } from '@husrum/contract/lease';
import { sql } from 'kysely';
import type { FieldValues } from './entity.tables';
import { leaseState } from './rental-status.store';

interface UnitRow {
  id: number;
  name: string;
  kind: EntityKind;
  address: string;
  fields: FieldValues;
  fee: string | null;
  fee_as_m2: boolean;
  payment_interval: PaymentInterval;
  area: string | null;
  stairwell_id: number | null;
  stairwell: string | null;
  parent_unit_id: number | null;
  parent_unit: string | null;
}

/**
 * The objects below the object that can be let, in order of their names. The stairwell of a unit is the nearest object above
 * it that cannot be let and lies below the object itself. Its name begins with the names of the stairwells that it lies in.
 */
export const listUnits = async (tx: Tx, id: number): Promise<UnitRow[]> => {
  const { rows } = await sql<UnitRow>`
    with recursive below as (
      select entity.id, entity.name, type.kind, type.rentable,
        case when not type.rentable then entity.id end as stairwell_id,
        case when not type.rentable then entity.name end as stairwell,
        null::bigint as parent_unit_id, null::text as parent_unit
      from entity join entity_type as type on type.id = entity.entity_type_id
      where entity.parent_id = ${id}
      union all
      select entity.id, entity.name, type.kind, type.rentable,
        case when type.rentable then below.stairwell_id else entity.id end,
        case when type.rentable then below.stairwell else concat_ws(', ', below.stairwell, entity.name) end,
        case when below.rentable then below.id end,
        case when below.rentable then below.name end
      from below join entity on entity.parent_id = below.id
        join entity_type as type on type.id = entity.entity_type_id
    )
    select below.id, below.name, below.kind, entity.address, entity.fields, entity.fee, entity.fee_as_m2,
      entity.payment_interval, entity.area, below.stairwell_id, below.stairwell, below.parent_unit_id, below.parent_unit
    from below join entity on entity.id = below.id
    where below.rentable
    order by entity.name_key, entity.id`.execute(tx);
  return rows;
};

/**
 * The current and coming leases of the objects, in order of their start. Archived leases and leases that were called off are
 * left out.
 */
export const listCurrentAndComingLeases = (tx: Tx, entityIds: readonly number[]) =>
  tx
    .selectFrom('lease')
    .leftJoin('lease_tenant', (join) =>
      join.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
    )
    .leftJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select([
      'lease.entity_id',
      'lease.start',
      'lease.stop',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'tenant.name as tenant',
      leaseState.as('status'),
    ])
    .where(equalsAny('lease.entity_id', entityIds))
    .where('lease.archived_at', 'is', null)
    .where(
      sql<boolean>`(lease.stop is null or lease.stop >= app_today()) and lease_has_days(lease.start, lease.stop)`,
    )
    .orderBy('lease.start')
    .execute();
