import type { LocalDate } from '@husrum/format';
import { intersect, type Period, type Span, subtractPeriods } from './period';

/**
 * The gaps of a lease (D-8, "Ofakturerade perioder"): its days up to and including `until` that no live rent invoice
 * covers, in order.
 */
export const findGaps = (lease: Span, live: readonly Period[], until: LocalDate): Period[] => {
  const due = lease.start > until ? null : intersect({ start: lease.start, stop: until }, lease);
  return due === null ? [] : subtractPeriods(due, live);
};
