import type { LocalDate } from '@husrum/format';
import { type Period, type Span, shared, without } from './period';

/**
 * "Ofakturerade perioder" (D-8): the days of a lease up to and including `until` that no live invoice of rent covers,
 * in order.
 */
export const uncoveredPeriods = (lease: Span, live: readonly Period[], until: LocalDate): Period[] => {
  const due = lease.start > until ? null : shared({ start: lease.start, stop: until }, lease);
  return due === null ? [] : without(due, live);
};
