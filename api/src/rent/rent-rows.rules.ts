import { addDays, type LocalDate } from '@husrum/format';
import { intervalRent, type RentTerms } from './interval-rent.rules';
import { roundByLargestRemainder } from './largest-remainder.rules';
import { intersect, type Period } from './period';
import { exactProratedAmount } from './proration.rules';

/** The rent terms of a lease from a day until the next version. */
export interface RentVersion extends RentTerms {
  validFrom: LocalDate;
}

/** An invoice row of rent: the part of a period with one rent version. */
export interface RentRow<V extends RentVersion = RentVersion> {
  period: Period;
  version: V;
  /** The rent of a whole interval, öre. */
  intervalOre: number;
  /** The amount of the row ex VAT, öre. */
  amountOre: number;
}

/** Splits a period where the rent version changes. The first version also applies before its start. Needs one version. */
const splitByVersion = <V extends RentVersion>(
  period: Period,
  versions: readonly V[],
): { period: Period; version: V }[] => {
  if (versions.length === 0) throw new RangeError('The lease has no rent version');
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return inOrder.flatMap((version, index) => {
    const following = inOrder[index + 1];
    const start = index === 0 ? period.start : version.validFrom;
    const stop = following === undefined ? null : addDays(following.validFrom, -1);
    const part = stop !== null && stop < start ? null : intersect(period, { start, stop });
    return part === null ? [] : [{ period: part, version }];
  });
};

/**
 * The rent rows of a period (D-4): one for each rent version in force. They are rounded together, so that they sum to the
 * rounded exact total wherever the period is split. Throws RangeError without versions.
 */
export const rentRows = <V extends RentVersion>(period: Period, versions: readonly V[]): RentRow<V>[] => {
  const parts = splitByVersion(period, versions).map((part) => ({
    ...part,
    intervalOre: intervalRent(part.version),
  }));
  const amounts = roundByLargestRemainder(
    parts.map((part) => exactProratedAmount(part.intervalOre, part.period, part.version.interval)),
  );
  return parts.map((part, index) => ({ ...part, amountOre: amounts[index] ?? 0 }));
};
