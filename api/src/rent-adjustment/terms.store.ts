import { type TaxRate, taxRates } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db';
import type { TaxedVersion } from '../rent/invoice.rules';

const taxRateOf = (percent: number): TaxRate => {
  const rate = taxRates.find((known) => known === percent);
  if (rate === undefined) throw new RangeError(`Not a VAT rate: ${percent}`);
  return rate;
};

/** Writes a lease's rent from a day on; the lease itself carries the fee that counts last. */
export const saveVersions = async (
  tx: Tx,
  leaseId: number,
  from: LocalDate,
  versions: readonly TaxedVersion[],
): Promise<void> => {
  await tx
    .deleteFrom('rent_version')
    .where('lease_id', '=', leaseId)
    .where('valid_from', '>=', from)
    .execute();
  const fresh = versions.filter((version) => version.validFrom >= from);
  if (fresh.length > 0) {
    await tx
      .insertInto('rent_version')
      .values(
        fresh.map((version) => ({
          lease_id: leaseId,
          valid_from: version.validFrom,
          fee: version.fee,
          fee_as_m2: version.feeAsM2,
          tax_rate: taxRateOf(version.taxRate),
          payment_interval: version.interval,
        })),
      )
      .execute();
  }
  const last = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
  if (last) await tx.updateTable('lease').set({ fee: last.fee }).where('id', '=', leaseId).execute();
};

/** What is asked for an object that is not let. */
export const saveEntityFee = async (tx: Tx, entityId: number, fee: number): Promise<void> => {
  await tx.updateTable('entity').set({ fee }).where('id', '=', entityId).execute();
};
