import type { Tx } from '@husrum/api-platform';
import type { AreaVersion, Period, Span, TaxedVersion } from '@husrum/api-rent';
import type { TaxRate } from '@husrum/contract/core';
import { addDays, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { RentTerms } from './lease-change.rules';

interface RentVersionColumns extends RentTerms {
  valid_from: LocalDate;
  agreed_from: LocalDate | null;
}

/** A stored version with the areas of its object, as the rent engine needs it. */
export const toTaxedVersion = <V extends RentVersionColumns>(
  { valid_from, fee, fee_as_m2, tax_rate, payment_interval, agreed_from }: V,
  areas: readonly AreaVersion[],
): TaxedVersion & { taxRate: V['tax_rate'] } => ({
  validFrom: valid_from,
  fee,
  feeAsM2: fee_as_m2,
  areas,
  interval: payment_interval,
  taxRate: tax_rate,
  agreedFrom: agreed_from,
});

/** Replaces all versions that are valid from the day or later by one that is valid from the day. */
export const replaceRentVersionsFrom = async (
  tx: Tx,
  leaseId: number,
  validFrom: LocalDate,
  { fee, fee_as_m2, tax_rate, payment_interval }: RentTerms,
): Promise<void> => {
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', validFrom)
    .execute();
  await tx
    .insertInto('rent_version')
    .values({ lease_id: leaseId, valid_from: validFrom, fee, fee_as_m2, tax_rate, payment_interval })
    .execute();
};

/** Makes a version start on a day: it continues the one in force. Nothing changes if one starts on that day, or none is in force. */
const startRentVersionOn = async (tx: Tx, leaseId: number, day: LocalDate): Promise<void> => {
  await sql`
    insert into rent_version (lease_id, valid_from, fee, fee_as_m2, tax_rate, payment_interval, agreed_from)
    select lease_id, ${day}, fee, fee_as_m2, tax_rate, payment_interval, coalesce(agreed_from, valid_from) from rent_version
    where lease_id = ${leaseId} and valid_from <= ${day} order by valid_from desc limit 1
    on conflict (lease_id, valid_from) do nothing`.execute(tx);
};

/** Changes the terms for the days of a period only. From the day after it the previous terms are valid again. */
export const replaceRentVersionsWithin = async (
  tx: Tx,
  leaseId: number,
  { start, stop }: Period,
  { fee, fee_as_m2, tax_rate, payment_interval }: RentTerms,
): Promise<void> => {
  await startRentVersionOn(tx, leaseId, addDays(stop, 1));
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', start)
    .where('valid_from', '<=', stop)
    .execute();
  await tx
    .insertInto('rent_version')
    .values({ lease_id: leaseId, valid_from: start, fee, fee_as_m2, tax_rate, payment_interval })
    .execute();
};

/** Changes the VAT of the days of a span, and no rent: each version goes on with its own. */
export const changeTaxRateWithin = async (
  tx: Tx,
  leaseId: number,
  { start, stop }: Span,
  taxRate: TaxRate,
): Promise<void> => {
  await startRentVersionOn(tx, leaseId, start);
  if (stop !== null) await startRentVersionOn(tx, leaseId, addDays(stop, 1));
  await tx
    .updateTable('rent_version')
    .set({ tax_rate: taxRate })
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', start)
    .$if(stop !== null, (versions) => versions.where('valid_from', '<=', stop ?? start))
    .execute();
};

/**
 * Makes a version begin on the new start of the lease: the one that is valid on that day, or else the first one. Deletes the
 * versions before it.
 */
export const moveFirstRentVersion = async (tx: Tx, leaseId: number, start: LocalDate): Promise<void> => {
  const first = await tx
    .selectFrom('rent_version')
    .select(['id', sql<LocalDate>`coalesce(agreed_from, valid_from)`.as('agreed_from')])
    .where('lease_id', '=', leaseId)
    .orderBy((eb) => eb.case().when('valid_from', '<=', start).then(0).else(1).end())
    .orderBy((eb) => eb.case().when('valid_from', '<=', start).then(eb.ref('valid_from')).end(), 'desc')
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '<=', start)
    .where('id', '<>', first.id)
    .execute();
  await tx
    .updateTable('rent_version')
    .set({ valid_from: start, agreed_from: null })
    .where('id', '=', first.id)
    .execute();
  // The versions that continue the same rent, or one of the days before the start, continue that of the new first version.
  await tx
    .updateTable('rent_version')
    .set({ agreed_from: start })
    .where('lease_id', '=', leaseId)
    .where(({ eb, or }) => or([eb('agreed_from', '<', start), eb('agreed_from', '=', first.agreed_from)]))
    .execute();
};
