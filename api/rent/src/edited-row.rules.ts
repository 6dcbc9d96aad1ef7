import { divide, fraction, multiply, roundHalfAwayFromZero } from './fraction';
import type { Period } from './period';
import { intervalShare } from './proration.rules';

/** A calculated row whose amount a person has edited. */
export interface EditedRow extends Period {
  /** The amount that the person entered, in öre ex VAT, and the days that it was for. */
  editedOre: number;
  editedPeriod: Period;
}

/** The days of a row after a change of its invoice's days. A row that began or ended with its invoice does so afterwards, too. */
const daysAfterChange = (row: Period, before: Period, after: Period): Period | null => {
  const start = row.start <= before.start || row.start < after.start ? after.start : row.start;
  const stop = row.stop >= before.stop || row.stop > after.stop ? after.stop : row.stop;
  return start > stop ? null : { start, stop };
};

/**
 * The days and amount of an edited row after the days of its invoice have changed (docs/domain-rules.md, D-7). The amount is
 * in proportion to the days that it was entered for (D-3): for exactly those days it is the entered amount. The result is
 * null when no day is left.
 */
export const prorateEditedRow = (
  row: EditedRow,
  before: Period,
  after: Period,
): (Period & { netOre: number }) | null => {
  const days = daysAfterChange(row, before, after);
  if (days === null) return null;
  const part = divide(intervalShare(days, 'MONTHLY'), intervalShare(row.editedPeriod, 'MONTHLY'));
  return { ...days, netOre: roundHalfAwayFromZero(multiply(fraction(row.editedOre), part)) };
};
