import { addDays, type LocalDate, latestDate } from '@husrum/format';
import { intervalRent, type RentTerms } from './interval-rent.rules';
import { roundByLargestRemainder } from './largest-remainder.rules';
import { intersect, type Period } from './period';
import { exactProratedAmount } from './proration.rules';

/** The area of an object from a day until the next version (docs/domain-rules.md, D-15); null for none. */
export interface AreaVersion {
  validFrom: LocalDate;
  /** m². */
  area: number | string | null;
}

/** The rent terms of a lease from a day until the next version. */
export interface RentVersion extends Omit<RentTerms, 'area'> {
  validFrom: LocalDate;
  /** The first day of the agreed rent that it continues (D-15). Its own first day when left out. */
  agreedFrom?: LocalDate | null;
  /** The areas of the object; used only with `feeAsM2`. */
  areas: readonly AreaVersion[];
}

/** An invoice row of rent: the part of a period with one rent version and one area. */
export interface RentRow<V extends RentVersion = RentVersion> {
  period: Period;
  version: V;
  area: AreaVersion['area'];
  /** The first day of the version, or of the area if that is later. */
  validFrom: LocalDate;
  /** The rent of a whole interval, öre. */
  intervalOre: number;
  /** The amount of the row ex VAT, öre. */
  amountOre: number;
}

/** The version in force on a day. The first version also applies before its own start. */
export const versionOn = <V extends { validFrom: LocalDate }>(
  versions: readonly V[],
  day: LocalDate,
): V | undefined => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return inOrder.findLast(({ validFrom }) => validFrom <= day) ?? inOrder[0];
};

/** The rent of a whole interval, in öre, by the terms and the area that are in force on a day (D-1). */
export const intervalRentOn = ({ areas, ...terms }: RentVersion, day: LocalDate): number =>
  intervalRent({ ...terms, area: versionOn(areas, day)?.area ?? null });

/** Splits a period where the version changes. The first version also applies before its start. */
const splitByVersion = <V extends { validFrom: LocalDate }>(
  period: Period,
  versions: readonly V[],
): { period: Period; version: V }[] => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return inOrder.flatMap((version, index) => {
    const following = inOrder[index + 1];
    const start = index === 0 ? period.start : version.validFrom;
    const stop = following === undefined ? null : addDays(following.validFrom, -1);
    const part = stop !== null && stop < start ? null : intersect(period, { start, stop });
    return part === null ? [] : [{ period: part, version }];
  });
};

/** Rent per m² is also split where the area changes (D-15). */
const splitByArea = <V extends RentVersion>(
  part: Pick<RentRow<V>, 'period' | 'version'>,
): Pick<RentRow<V>, 'period' | 'version' | 'area' | 'validFrom'>[] => {
  const { version } = part;
  const { validFrom } = version;
  if (!version.feeAsM2 || version.areas.length === 0) return [{ ...part, area: null, validFrom }];
  const [first] = version.areas.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return splitByVersion(part.period, version.areas).map(
    ({ period, version: { area, validFrom: areaFrom } }) => ({
      period,
      version,
      area,
      validFrom: areaFrom === first?.validFrom ? validFrom : latestDate(validFrom, areaFrom),
    }),
  );
};

/**
 * The rent rows of a period (D-4): one for each rent version and area in force. They are rounded together, so that they sum to
 * the rounded exact total wherever the period is split. Throws RangeError without versions.
 */
export const rentRows = <V extends RentVersion>(period: Period, versions: readonly V[]): RentRow<V>[] => {
  if (versions.length === 0) throw new RangeError('The lease has no rent version');
  const parts = splitByVersion(period, versions)
    .flatMap(splitByArea)
    .map((part) => ({ ...part, intervalOre: intervalRent({ ...part.version, area: part.area }) }));
  const amounts = roundByLargestRemainder(
    parts.map((part) => exactProratedAmount(part.intervalOre, part.period, part.version.interval)),
  );
  return parts.map((part, index) => ({ ...part, amountOre: amounts[index] ?? 0 }));
};
