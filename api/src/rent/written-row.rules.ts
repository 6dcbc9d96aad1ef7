import { divide, fraction, multiply, roundHalfAwayFromZero } from './fraction';
import type { Period } from './period';
import { intervalShare } from './proration.rules';

/** A calculated row whose amount a person has replaced. */
export interface WrittenRow extends Period {
  /** The amount that the person wrote, in öre ex VAT, and the days that it was for. */
  writtenOre: number;
  written: Period;
}

/** A row that began or ended with its invoice before the change does so after it too. Null when no day is left. */
const daysAfterChange = (row: Period, before: Period, after: Period): Period | null => {
  const start = row.start <= before.start || row.start < after.start ? after.start : row.start;
  const stop = row.stop >= before.stop || row.stop > after.stop ? after.stop : row.stop;
  return start > stop ? null : { start, stop };
};

/**
 * The days and amount of an edited row after the days of its invoice have changed (D-7). The amount is in proportion to the
 * days that it was written for (D-3): back on those days, it is the written amount again. Null when no day is left.
 */
export const fitWrittenRow = (
  row: WrittenRow,
  before: Period,
  after: Period,
): (Period & { netOre: number }) | null => {
  const days = daysAfterChange(row, before, after);
  if (days === null) return null;
  const part = divide(intervalShare(days, 'MONTHLY'), intervalShare(row.written, 'MONTHLY'));
  return { ...days, netOre: roundHalfAwayFromZero(multiply(fraction(row.writtenOre), part)) };
};
