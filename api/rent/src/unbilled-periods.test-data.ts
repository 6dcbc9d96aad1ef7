import type { LocalDate } from '@husrum/format';
import { intersect, type Period, type Span, subtractPeriods } from './period';

/**
 * The unbilled periods of a lease (docs/domain-rules.md, D-8): its days up to and including `until` that no rent invoice
 * covers, in order. Cancelled and credited invoices do not count. The server finds them in SQL (`uncovered_days`); the tests
 * compare invoices with this function.
 */
export const findUnbilledPeriods = (
  lease: Span,
  invoicedPeriods: readonly Period[],
  until: LocalDate,
): Period[] => {
  const due = lease.start > until ? null : intersect({ start: lease.start, stop: until }, lease);
  return due === null ? [] : subtractPeriods(due, invoicedPeriods);
};
