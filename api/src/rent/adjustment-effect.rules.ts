import { kronorOfOre, type LocalDate } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { periodLabel } from './explanation.rules';
import { intervalRent } from './interval-rent.rules';
import { type PlannedRow, planInvoice, type TaxedVersion } from './invoice.rules';
import type { Period } from './period';

/** What the invoices of a lease are counted by. */
export interface Terms {
  versions: readonly TaxedVersion[];
  addons: readonly Addon[];
}

/** What a sent invoice lacks after its terms have changed: one row for rent and one for each add-on, by VAT rate. */
export interface DifferenceRow {
  name: string;
  taxRate: number;
  netOre: number;
  explanation: string;
}

const whatOf = (row: PlannedRow): string => (row.addonId === null ? 'hyra' : row.name);
const keyOf = (row: PlannedRow): string => `${whatOf(row)} ${row.taxRate}`;
const netOf = (rows: readonly PlannedRow[], key: string): number =>
  rows.filter((row) => keyOf(row) === key).reduce((sum, row) => sum + row.netOre, 0);

/** The rows that an invoice of a period would have had more, or less, by other terms (D-15); öre ex VAT. */
export const differenceRows = (period: Period, before: Terms, after: Terms): DifferenceRow[] => {
  const old = planInvoice(period, before.versions, before.addons).rows;
  const now = planInvoice(period, after.versions, after.addons).rows;
  const kinds = new Map([...now, ...old].map((row) => [keyOf(row), row]));
  return [...kinds].flatMap(([key, row]) => {
    const [was, is] = [netOf(old, key), netOf(now, key)];
    if (was === is) return [];
    return {
      name: `Mellanskillnad ${whatOf(row)} ${periodLabel(period)}`,
      taxRate: row.taxRate,
      netOre: is - was,
      explanation: `${kronorOfOre(is)} − ${kronorOfOre(was)} = ${kronorOfOre(is - was)}`,
    };
  });
};

/** The version of a rent that counts on a day; the first also before its own. */
export const versionOn = (versions: readonly TaxedVersion[], day: LocalDate): TaxedVersion | undefined => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return inOrder.findLast((version) => version.validFrom <= day) ?? inOrder[0];
};

/** A lease's rent on a day before and after a change of terms: the fee as it is agreed, and öre per interval. */
export const rentChange = (
  before: Terms,
  after: Terms,
  day: LocalDate,
): { oldFee: number; newFee: number; oldTotalOre: number; newTotalOre: number } => {
  const [was, is] = [versionOn(before.versions, day), versionOn(after.versions, day)];
  return {
    oldFee: Number(was?.fee ?? 0),
    newFee: Number(is?.fee ?? 0),
    oldTotalOre: was === undefined ? 0 : intervalRent(was),
    newTotalOre: is === undefined ? 0 : intervalRent(is),
  };
};

/** The versions of a rent when it is set to a fee from a day on: what lay after that day is replaced. */
export const setFee = (
  versions: readonly TaxedVersion[],
  from: LocalDate,
  fee: number | string,
): TaxedVersion[] => {
  const inForce = versionOn(versions, from);
  const before = versions.filter((version) => version.validFrom < from);
  if (inForce === undefined) return [];
  const last = before.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)).at(-1);
  const same =
    last !== undefined &&
    Number(last.fee) === Number(fee) &&
    last.feeAsM2 === inForce.feeAsM2 &&
    last.interval === inForce.interval &&
    last.taxRate === inForce.taxRate;
  // Back to what it was the day before: no change on that day at all.
  return same ? before : [...before, { ...inForce, validFrom: from, fee }];
};
