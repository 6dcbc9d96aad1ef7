import { addDays, daysBetween, earliestDate, type LocalDate, latestDate, type Span } from '@husrum/format';

export { overlaps, type Span } from '@husrum/format';

/** Days from start to stop, both inclusive. */
export interface Period {
  start: LocalDate;
  stop: LocalDate;
}

/** The number of days of a period; at least 1. */
export const countDays = ({ start, stop }: Period): number => daysBetween(start, stop) + 1;

/** The days that a period shares with a span; null if there are none. */
export const intersect = (period: Period, span: Span): Period | null => {
  const start = latestDate(period.start, span.start);
  const stop = span.stop === null ? period.stop : earliestDate(period.stop, span.stop);
  return start <= stop ? { start, stop } : null;
};

/** The parts of a period that are not covered, in order. */
export const subtractPeriods = (period: Period, covered: readonly Period[]): Period[] => {
  const uncovered: Period[] = [];
  let start = period.start;
  for (const other of covered.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (other.stop < start || other.start > period.stop) continue;
    if (other.start > start) uncovered.push({ start, stop: addDays(other.start, -1) });
    start = addDays(other.stop, 1);
  }
  return start <= period.stop ? [...uncovered, { start, stop: period.stop }] : uncovered;
};
