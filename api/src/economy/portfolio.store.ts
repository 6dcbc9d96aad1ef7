import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Rentable } from './stats.rules';

/** What the add-ons of each lease come to on a day, öre per interval; deductions count against. */
const addonsOn = async (tx: Tx, day: LocalDate): Promise<ReadonlyMap<number, number>> => {
  const sums = await tx
    .selectFrom('lease_addon')
    .select(['lease_id', sql<number>`sum(fee_ore)::bigint`.as('ore')])
    .where('start', '<=', day)
    .where(({ eb, or }) => or([eb('stop', 'is', null), eb('stop', '>=', day)]))
    .groupBy('lease_id')
    .execute();
  return new Map(sums.map(({ lease_id, ore }) => [lease_id, ore]));
};

/** Every rentable object, once; two leases of one object never run on the same day. */
export const rentables = async (tx: Tx, today: LocalDate): Promise<Rentable[]> => {
  // Apart: looking them up lease by lease takes longer than all the rest.
  const addons = await addonsOn(tx, today);
  const rows = await tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .leftJoin('lease', (on) =>
      on
        .onRef('lease.entity_id', '=', 'entity.id')
        .on('lease.start', '<=', today)
        .on(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)])),
    )
    .select([
      'entity.area',
      'entity.fee',
      'entity.fee_as_m2',
      'entity.payment_interval',
      'lease.id as lease_id',
      'lease.fee as lease_fee',
      'lease.fee_as_m2 as lease_as_m2',
      'lease.payment_interval as lease_interval',
    ])
    .where('entity_type.rentable', '=', true)
    .execute();
  return rows.map((row) => ({
    area: row.area,
    asked: row.fee === null ? null : { fee: row.fee, feeAsM2: row.fee_as_m2, interval: row.payment_interval },
    let:
      row.lease_id === null || row.lease_fee === null || row.lease_interval === null
        ? null
        : {
            leaseId: row.lease_id,
            fee: row.lease_fee,
            feeAsM2: row.lease_as_m2 === true,
            interval: row.lease_interval,
            addonsOre: addons.get(row.lease_id) ?? 0,
          },
  }));
};

export const tenantsOf = async (tx: Tx, today: LocalDate): Promise<number> => {
  const { tenants } = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .select(sql<number>`count(distinct lease_tenant.tenant_id)`.as('tenants'))
    .where('lease.start', '<=', today)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)]))
    .executeTakeFirstOrThrow();
  return tenants;
};
