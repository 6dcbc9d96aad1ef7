import type { LocalDate } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { isRentAdjustable, rentAgreedFrom } from './agreed-from.rules';
import { differenceTexts } from './explanation.texts';
import type { Period } from './period';
import { type PlannedRow, planInvoice, type TaxedVersion } from './plan-invoice.rules';
import { intervalRentOn, versionOn } from './rent-rows.rules';

/** The terms that the invoices of a lease are calculated from. */
export interface LeaseTerms {
  versions: readonly TaxedVersion[];
  addons: readonly Addon[];
}

/** A difference of a sent invoice after its terms have changed: of the rent or of one add-on, at one VAT rate. */
export interface DifferenceRow {
  name: string;
  taxRate: number;
  netOre: number;
  explanation: string;
}

const differenceSubject = (row: PlannedRow): string =>
  row.addonId === null ? differenceTexts.rent : row.name;
const groupKey = (row: PlannedRow): string => `${differenceSubject(row)} ${row.taxRate}`;
const sumNet = (rows: readonly PlannedRow[], key: string): number =>
  rows.filter((row) => groupKey(row) === key).reduce((sum, row) => sum + row.netOre, 0);

/** The rows by which the invoice of a period changes when its terms change (docs/domain-rules.md, D-15); öre ex VAT. */
export const differenceRows = (period: Period, before: LeaseTerms, after: LeaseTerms): DifferenceRow[] => {
  const oldRows = planInvoice(period, before.versions, before.addons).rows;
  const newRows = planInvoice(period, after.versions, after.addons).rows;
  const groups = new Map([...newRows, ...oldRows].map((row) => [groupKey(row), row]));
  return [...groups].flatMap(([key, row]) => {
    const [oldOre, newOre] = [sumNet(oldRows, key), sumNet(newRows, key)];
    if (oldOre === newOre) return [];
    return {
      name: differenceTexts.rowName(differenceSubject(row), period),
      taxRate: row.taxRate,
      netOre: newOre - oldOre,
      explanation: differenceTexts.explanation(oldOre, newOre),
    };
  });
};

/** The rent of a lease on a day, by its terms before and after a change: the agreed fee in SEK, and the rent of an interval in öre. */
export const compareRent = (
  before: LeaseTerms,
  after: LeaseTerms,
  day: LocalDate,
): { oldFee: number; newFee: number; oldTotalOre: number; newTotalOre: number } => {
  const [oldVersion, newVersion] = [versionOn(before.versions, day), versionOn(after.versions, day)];
  return {
    oldFee: Number(oldVersion?.fee ?? 0),
    newFee: Number(newVersion?.fee ?? 0),
    oldTotalOre: oldVersion === undefined ? 0 : intervalRentOn(oldVersion, day),
    newTotalOre: newVersion === undefined ? 0 : intervalRentOn(newVersion, day),
  };
};

/** How an adjustment is restored: the rents that it raised or lowered get their fee from before it. */
interface FeeRestoration {
  /** The first day of the restored rent. */
  from: LocalDate;
  /** The day of the adjustment. */
  adjustedFrom: LocalDate;
  adjustedFee: number;
  fee: number;
}

/**
 * The rent versions after an adjustment is restored (D-15). Those that still have the adjusted fee get the earlier one. A
 * rent that was agreed for the day of the adjustment or a later one is not changed, nor are other fees. The result is null
 * when nothing changes.
 */
export const restoreFee = (
  versions: readonly TaxedVersion[],
  { from, adjustedFrom, adjustedFee, fee }: FeeRestoration,
): TaxedVersion[] | null => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const before = inOrder.filter((version) => version.validFrom < from);
  const after = inOrder.filter((version) => version.validFrom >= from);
  const inForce = before.at(-1);
  const added =
    after[0]?.validFrom === from || inForce === undefined
      ? []
      : [{ ...inForce, validFrom: from, agreedFrom: rentAgreedFrom(inForce) }];
  const isAdjusted = (version: TaxedVersion): boolean =>
    isRentAdjustable(version, adjustedFrom, versions) && Number(version.fee) === adjustedFee;
  if (![...added, ...after].some(isAdjusted)) return null;
  const restored = [...(added.some(isAdjusted) ? added : []), ...after].map((version) =>
    isAdjusted(version) ? { ...version, fee } : version,
  );
  const [first] = restored;
  const isContinued =
    inForce !== undefined &&
    first?.validFrom === from &&
    rentAgreedFrom(first) === rentAgreedFrom(inForce) &&
    Number(first.fee) === Number(inForce.fee) &&
    first.feeAsM2 === inForce.feeAsM2 &&
    first.interval === inForce.interval &&
    first.taxRate === inForce.taxRate;
  // The terms of the day before need no new version.
  return [...before, ...(isContinued ? restored.slice(1) : restored)];
};
