import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { AddonSums, RentableEntity } from './portfolio-stats.rules';

const noAddons: AddonSums = { addonsOre: 0, monthlyAddonsOre: 0 };

/** Total of each lease's add-ons on a day, minus deductions: öre per payment interval, and per month. */
const sumAddonsByLease = async (tx: Tx, day: LocalDate): Promise<ReadonlyMap<number, AddonSums>> => {
  const rows = await tx
    .selectFrom('lease_addon')
    .select([
      'lease_id',
      sql<number>`coalesce(sum(fee_ore) filter (where "interval" = 'PER_NOTICE'), 0)::bigint`.as('addonsOre'),
      sql<number>`coalesce(sum(fee_ore) filter (where "interval" = 'MONTHLY'), 0)::bigint`.as(
        'monthlyAddonsOre',
      ),
    ])
    .where('start', '<=', day)
    .where(({ eb, or }) => or([eb('stop', 'is', null), eb('stop', '>=', day)]))
    .groupBy('lease_id')
    .execute();
  return new Map(rows.map(({ lease_id, ...sums }) => [lease_id, sums]));
};

/** Every rentable entity, once: an entity never has two leases on the same day. */
export const listRentableEntities = async (tx: Tx, today: LocalDate): Promise<RentableEntity[]> => {
  // A separate query: a subquery for each lease takes longer than everything else.
  const addons = await sumAddonsByLease(tx, today);
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
    askingTerms:
      row.fee === null ? null : { fee: row.fee, feeAsM2: row.fee_as_m2, interval: row.payment_interval },
    leaseTerms:
      row.lease_id === null || row.lease_fee === null || row.lease_interval === null
        ? null
        : {
            leaseId: row.lease_id,
            fee: row.lease_fee,
            feeAsM2: row.lease_as_m2 === true,
            interval: row.lease_interval,
            ...(addons.get(row.lease_id) ?? noAddons),
          },
  }));
};

export const countCurrentTenants = async (tx: Tx, today: LocalDate): Promise<number> => {
  const { tenants } = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .select(sql<number>`count(distinct lease_tenant.tenant_id)`.as('tenants'))
    .where('lease.start', '<=', today)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)]))
    .executeTakeFirstOrThrow();
  return tenants;
};
