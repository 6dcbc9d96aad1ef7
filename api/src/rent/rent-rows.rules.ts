import { addDays, type LocalDate } from '@husrum/format';
import { intervalRent, type RentTerms } from './interval-rent.rules';
import { roundedToSum } from './largest-remainder.rules';
import { type Period, shared } from './period';
import { exactAmount } from './proration.rules';

/** The rent of a lease from a day on, until the next version. */
export interface RentVersion extends RentTerms {
  validFrom: LocalDate;
}

/** One row of rent: a stretch with one version. */
export interface RentRow<V extends RentVersion = RentVersion> {
  period: Period;
  version: V;
  /** The version's rent for a whole interval, öre. */
  intervalOre: number;
  /** What the row is to pay ex VAT, öre. */
  amountOre: number;
}

/** A period cut where the rent changes; the first version also counts before its day. Needs at least one version. */
const byVersion = <V extends RentVersion>(
  period: Period,
  versions: readonly V[],
): { period: Period; version: V }[] => {
  if (versions.length === 0) throw new RangeError('A lease without a rent version');
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return inOrder.flatMap((version, index) => {
    const following = inOrder[index + 1];
    const start = index === 0 ? period.start : version.validFrom;
    const stop = following === undefined ? null : addDays(following.validFrom, -1);
    const part = stop !== null && stop < start ? null : shared(period, { start, stop });
    return part === null ? [] : [{ period: part, version }];
  });
};

/**
 * The rows of rent for a period (D-4): one for each version in force, each from its exact share; rounded together, so
 * that they sum to the rounded exact total wherever the period is cut.
 */
export const rentRows = <V extends RentVersion>(period: Period, versions: readonly V[]): RentRow<V>[] => {
  const parts = byVersion(period, versions).map((part) => ({
    ...part,
    intervalOre: intervalRent(part.version),
  }));
  const amounts = roundedToSum(
    parts.map((part) => exactAmount(part.intervalOre, part.period, part.version.interval)),
  );
  return parts.map((part, index) => ({ ...part, amountOre: amounts[index] ?? 0 }));
};
