import { equalsAny, insertRows, type Tx } from '@husrum/api-platform';
import type { TaxedVersion } from '@husrum/api-rent';
import { type TaxRate, taxRates } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

const toTaxRate = (percent: number): TaxRate => {
  const rate = taxRates.find((known) => known === percent);
  if (rate === undefined) throw new RangeError(`Not a VAT rate: ${percent}`);
  return rate;
};

/** All rent versions of a lease after a change. */
interface RentVersions {
  readonly leaseId: number;
  readonly versions: readonly TaxedVersion[];
}

/**
 * Replaces the rent versions of leases from a day on, with few SQL statements: an adjustment can change thousands. The leases
 * themselves store the fee of their last version.
 */
export const saveRentVersions = async (
  tx: Tx,
  from: LocalDate,
  leases: readonly RentVersions[],
): Promise<void> => {
  if (leases.length === 0) return;
  const leaseIds = leases.map(({ leaseId }) => leaseId);
  await tx
    .deleteFrom('rent_version')
    .where(equalsAny('lease_id', leaseIds))
    .where('valid_from', '>=', from)
    .execute();
  await insertRows(
    tx,
    'rent_version',
    leases.flatMap(({ leaseId, versions }) =>
      versions
        .filter((version) => version.validFrom >= from)
        .map((version) => ({
          lease_id: leaseId,
          valid_from: version.validFrom,
          fee: version.fee,
          fee_as_m2: version.feeAsM2,
          tax_rate: toTaxRate(version.taxRate),
          payment_interval: version.interval,
          agreed_from: version.agreedFrom ?? null,
        })),
    ),
  );
  const fees = leases.flatMap(({ leaseId, versions }) => {
    const last = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
    return last === undefined ? [] : [{ leaseId, fee: last.fee }];
  });
  await sql`
    update lease set fee = changed.fee
    from unnest(${fees.map(({ leaseId }) => leaseId)}::bigint[], ${fees.map(({ fee }) => fee)}::numeric[]) changed (id, fee)
    where lease.id = changed.id`.execute(tx);
};
