import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import type { Rentable } from './stats.rules';

const grouped = <T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Every rentable object, once; two leases of one object never run on the same day. */
export const rentables = async (tx: Tx, today: LocalDate): Promise<Rentable[]> => {
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

/** Leases that still have something to bill, with their terms over time. */
export const billableLeases = async (tx: Tx) => {
  const leases = await tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.payment_interval',
      'lease.next_invoice_month',
      'entity.area',
    ])
    .where('lease.next_invoice_month', 'is not', null)
    .execute();
  const versions = await tx
    .selectFrom('rent_version')
    .select(['lease_id', 'valid_from', 'fee', 'fee_as_m2', 'payment_interval'])
    .execute();
  const byLease = grouped(versions, (version) => version.lease_id);
  return leases.map((lease) => ({
    id: lease.id,
    start: lease.start,
    stop: lease.stop,
    interval: lease.payment_interval,
    nextMonth: lease.next_invoice_month,
    versions: (byLease.get(lease.id) ?? []).map((version) => ({
      validFrom: version.valid_from,
      fee: version.fee,
      feeAsM2: version.fee_as_m2,
      area: lease.area,
      interval: version.payment_interval,
    })),
  }));
};

/** Days from a date on that already have a notice of rent, by lease. */
export const billedDays = async (tx: Tx, from: LocalDate): Promise<ReadonlyMap<number | null, Period[]>> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select(['lease_id', 'start', 'stop'])
    .where('kind', '=', 'RENT')
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('stop', '>=', from)
    .execute();
  return grouped(rows, (row) => row.lease_id);
};
