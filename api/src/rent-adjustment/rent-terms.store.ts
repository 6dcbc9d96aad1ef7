import { type TaxRate, taxRates } from '@husrum/contract/core';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { TaxedVersion } from '../rent/plan-invoice.rules';

const toTaxRate = (percent: number): TaxRate => {
  const rate = taxRates.find((known) => known === percent);
  if (rate === undefined) throw new RangeError(`Not a VAT rate: ${percent}`);
  return rate;
};

/** Replaces a lease's rent versions from a day on. The lease itself stores the fee of the last version. */
export const saveRentVersions = async (
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
  const replacements = versions.filter((version) => version.validFrom >= from);
  if (replacements.length > 0) {
    await tx
      .insertInto('rent_version')
      .values(
        replacements.map((version) => ({
          lease_id: leaseId,
          valid_from: version.validFrom,
          fee: version.fee,
          fee_as_m2: version.feeAsM2,
          tax_rate: toTaxRate(version.taxRate),
          payment_interval: version.interval,
        })),
      )
      .execute();
  }
  const last = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
  if (last) await tx.updateTable('lease').set({ fee: last.fee }).where('id', '=', leaseId).execute();
};

/** Saves the asking rents of entities, in SEK, in one statement: an adjustment can change thousands. */
export const saveEntityFees = async (
  tx: Tx,
  fees: readonly { readonly entityId: number; readonly fee: number }[],
): Promise<void> => {
  if (fees.length === 0) return;
  await sql`
    update entity set fee = changed.fee
    from unnest(${fees.map(({ entityId }) => entityId)}::bigint[], ${fees.map(({ fee }) => fee)}::numeric[]) changed (id, fee)
    where entity.id = changed.id`.execute(tx);
};
