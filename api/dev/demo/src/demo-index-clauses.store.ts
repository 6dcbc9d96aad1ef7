import type { Tx } from '@husrum/api-platform';
import { intervalRent } from '@husrum/api-rent';
import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { indexTexts } from './demo.texts';

/** October 2024, as SCB has fixed it: the base number of the clauses. */
const BASE_VALUE = '415.51';
/** October a year later, as the rents of premises rose. It is an example, not SCB's number. */
const INDEX_VALUE = '419.25';
const CLAUSES = 2;

interface RaisedLease {
  id: number;
  interval: PaymentInterval;
  fee_as_m2: boolean;
  area: string | null;
  old_fee: string;
  new_fee: string;
}

/** The last leases of premises whose rent rose on 1 January this year and does not change later. */
const listRaisedLeases = async (tx: Tx, year: number): Promise<RaisedLease[]> => {
  const from = `${year}-01-01`;
  const { rows } = await sql<RaisedLease>`
    select lease.id, lease.payment_interval as interval, lease.fee_as_m2, entity.area::text, before.fee::text as old_fee,
      version.fee::text as new_fee
    from lease
    join entity on entity.id = lease.entity_id
    join entity_type on entity_type.id = entity.entity_type_id and entity_type.kind = 'premises'
    join rent_version version on version.lease_id = lease.id and version.valid_from = ${from}::date
    cross join lateral (
      select fee from rent_version where lease_id = lease.id and valid_from < ${from}::date order by valid_from desc limit 1) before
    where lease.stop is null and lease.start < ${from}::date
      and not exists (select from rent_version later where later.lease_id = lease.id and later.valid_from > ${from}::date)
    order by lease.id desc limit ${CLAUSES}`.execute(tx);
  return rows;
};

/**
 * Inserts index clauses of two leases of premises, and the supplement of this year. With the base rent, the supplement is the rent in
 * force to the öre. The index of last October is an example that a visitor can replace.
 */
export const insertDemoIndexClauses = async (
  tx: Tx,
  today: LocalDate,
  userId: number | null,
): Promise<void> => {
  const year = Number(today.slice(0, 4));
  const leases = await listRaisedLeases(tx, year);
  if (leases.length === 0) return;
  const at = `${year - 1}-12-01T09:00:00Z`;
  await tx
    .insertInto('index_value')
    .values({ series: '1980', year: year - 1, value: INDEX_VALUE, note: indexTexts.note, user_id: userId })
    .execute();
  const { id: runId } = await tx
    .insertInto('index_run')
    .values({ year, status: 'DONE', user_id: userId, created_at: at, finished_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id, interval, fee_as_m2, area, old_fee, new_fee } of leases) {
    const yearOf = (fee: string): number =>
      (intervalRent({ fee, feeAsM2: fee_as_m2, area }) * 12) / monthsPerInterval[interval];
    const newYear = yearOf(new_fee);
    const baseRent = Math.round((newYear * Number(BASE_VALUE)) / Number(INDEX_VALUE));
    const clause = {
      ...({ base_rent_ore: baseRent, share: 100, series: '1980', base_value: BASE_VALUE } as const),
      ...{ base_year: year - 2, may_fall: false, conversion: null },
    };
    await tx
      .insertInto('index_clause')
      .values({ lease_id: id, ...clause, first_year: year, user_id: userId })
      .execute();
    await tx
      .insertInto('index_run_row')
      .values({
        ...{ index_run_id: runId, lease_id: id, year, state: 'DONE', reason: null, ...clause },
        ...{ index_value: INDEX_VALUE, index_source: indexTexts.note, payment_interval: interval },
        ...{ old_supplement_ore: yearOf(old_fee) - baseRent, new_supplement_ore: newYear - baseRent },
        ...{ old_year_ore: yearOf(old_fee), new_year_ore: newYear, old_fee, new_fee },
      })
      .execute();
  }
};
