import { divide, fraction, multiply, roundHalfAwayFromZero } from './fraction';
import type { Period } from './period';
import { intervalShare } from './proration.rules';

/** A calculated row whose amount a person has replaced. */
export interface WrittenRow extends Period {
  /** What the person wrote, in öre ex VAT, and the days that it was for. */
  writtenOre: number;
  written: Period;
}

/** A row ends with its invoice if it did so before, and begins with it likewise. Null when no day is left. */
const daysAfterChange = (row: Period, before: Period, after: Period): Period | null => {
  const start = row.start <= before.start || row.start < after.start ? after.start : row.start;
  const stop = row.stop >= before.stop || row.stop > after.stop ? after.stop : row.stop;
  return start > stop ? null : { start, stop };
};

/**
 * A row that a person has edited follows the days of its invoice (D-7), in proportion to the days that it was written for
 * (D-3), so that removing the end of a lease gives back the amount as it was written. Null when no day is left.
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
