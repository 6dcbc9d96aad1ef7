import type { PlannedRow } from '@husrum/api-rent';
import type { LocalDate } from '@husrum/format';

interface StoredRow {
  readonly name: string;
  readonly total_ore: number;
  readonly tax_rate: number;
  readonly lease_addon_id: number | null;
  /** They are null in old rows. */
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
}
type Planned = Pick<PlannedRow, 'name' | 'netOre' | 'taxRate' | 'addonId' | 'period'>;

const repeats = (row: StoredRow, { name, netOre, taxRate, period }: Planned): boolean =>
  row.name === name &&
  row.total_ore === netOre &&
  row.tax_rate === taxRate &&
  (row.start === null || (row.start === period.start && row.stop === period.stop));

/**
 * Pairs each calculated row with the planned one that repeats its name, amount, VAT and days, in any order. Null when a row
 * changes, comes or goes.
 */
export const pairRows = <R extends StoredRow, P extends Planned>(
  rows: readonly R[],
  planned: readonly P[],
): (readonly [R, P])[] | null => {
  const left = [...rows];
  const pairs = planned.flatMap((plan) => {
    const same = left.filter((row) => repeats(row, plan));
    const row = same.find(({ lease_addon_id }) => lease_addon_id === plan.addonId) ?? same[0];
    if (row === undefined) return [];
    left.splice(left.indexOf(row), 1);
    return [[row, plan] as const];
  });
  return pairs.length === planned.length && left.length === 0 ? pairs : null;
};
