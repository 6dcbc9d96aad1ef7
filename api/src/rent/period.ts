import { addDays, daysBetween, earliest, type LocalDate, latest } from '@husrum/format';

/** Days from start to stop, both included. */
export interface Period {
  start: LocalDate;
  stop: LocalDate;
}

/** A period that may go on: stop null is ongoing. */
export interface Span {
  start: LocalDate;
  stop: LocalDate | null;
}

/** How many days a period has; at least 1. */
export const daysIn = ({ start, stop }: Period): number => daysBetween(start, stop) + 1;

/** The days two spans share, at least one of them bounded; null when there are none. */
export const shared = (bounded: Period, span: Span): Period | null => {
  const start = latest(bounded.start, span.start);
  const stop = span.stop === null ? bounded.stop : earliest(bounded.stop, span.stop);
  return start <= stop ? { start, stop } : null;
};

/** Whether two spans have a day in common. Two leases of one object never may (D-17). */
export const overlaps = (a: Span, b: Span): boolean =>
  (b.stop === null || a.start <= b.stop) && (a.stop === null || b.start <= a.stop);

/** What is left of a period when the covered ones are taken out, in order. */
export const without = (period: Period, covered: readonly Period[]): Period[] => {
  const left: Period[] = [];
  let start = period.start;
  for (const taken of covered.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (taken.stop < start || taken.start > period.stop) continue;
    if (taken.start > start) left.push({ start, stop: addDays(taken.start, -1) });
    start = addDays(taken.stop, 1);
  }
  return start <= period.stop ? [...left, { start, stop: period.stop }] : left;
};
