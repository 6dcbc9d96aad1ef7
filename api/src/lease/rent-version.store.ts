import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { Period } from '../rent/period';
import type { TaxedVersion } from '../rent/plan-invoice.rules';
import type { AreaVersion } from '../rent/rent-rows.rules';
import type { RentTerms } from './lease-change.rules';

interface RentVersionColumns extends RentTerms {
  valid_from: LocalDate;
}

/** A stored version with the areas of its object, as the rent engine needs it. */
export const toTaxedVersion = <V extends RentVersionColumns>(
  { valid_from, fee, fee_as_m2, tax_rate, payment_interval }: V,
  areas: readonly AreaVersion[],
): TaxedVersion & { taxRate: V['tax_rate'] } => ({
  validFrom: valid_from,
  fee,
  feeAsM2: fee_as_m2,
  areas,
  interval: payment_interval,
  taxRate: tax_rate,
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

/** Changes the terms for the days of a period only. From the day after it the previous terms are valid again. */
export const replaceRentVersionsWithin = async (
  tx: Tx,
  leaseId: number,
  { start, stop }: Period,
  { fee, fee_as_m2, tax_rate, payment_interval }: RentTerms,
): Promise<void> => {
  const after = addDays(stop, 1);
  const termsAfter = await tx
    .selectFrom('rent_version')
    .select(['valid_from', 'fee', 'fee_as_m2', 'tax_rate', 'payment_interval'])
    .where('lease_id', '=', leaseId)
    .where('valid_from', '<=', after)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', start)
    .where('valid_from', '<=', after)
    .execute();
  await tx
    .insertInto('rent_version')
    .values([
      { lease_id: leaseId, valid_from: start, fee, fee_as_m2, tax_rate, payment_interval },
      { ...termsAfter, lease_id: leaseId, valid_from: after },
    ])
    .execute();
};

/**
 * Makes a version begin on the new start of the lease: the one that is valid on that day, or else the first one. Deletes the
 * versions before it.
 */
export const moveFirstRentVersion = async (tx: Tx, leaseId: number, start: LocalDate): Promise<void> => {
  const first = await tx
    .selectFrom('rent_version')
    .select('id')
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
  await tx.updateTable('rent_version').set({ valid_from: start }).where('id', '=', first.id).execute();
};
