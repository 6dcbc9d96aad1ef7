import type { LocalDate } from './local-date';

/** Days from start to stop, both inclusive. Without an end (null) they are ongoing. */
export interface Span {
  start: LocalDate;
  stop: LocalDate | null;
}

/** Whether two spans have a day in common. Two leases of one entity must not (docs/domain-rules.md, D-17). */
export const overlaps = (a: Span, b: Span): boolean =>
  (b.stop === null || a.start <= b.stop) && (a.stop === null || b.start <= a.stop);
