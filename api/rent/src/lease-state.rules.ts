import type { LeaseState } from '@husrum/contract/lease';
import {
  addDays,
  addMonths,
  addNoticePeriod,
  type LocalDate,
  latestDate,
  type NoticePeriod,
} from '@husrum/format';
import type { Span } from './period';

const ENDING_MONTHS = 3;
/** A lease is archived this many days after its last day (D-17). */
export const ARCHIVE_DAYS = 30;

interface StateTerms extends Span, NoticePeriod {
  /** Somebody has ended the lease, as opposed to a fixed term that runs out. */
  terminated: boolean;
}

/** Whether a lease has any day. One that was called off ends on the day before its start (docs/domain-rules.md, D-17). */
export const hasDays = ({ start, stop }: Span): boolean => stop === null || stop >= start;

/**
 * The state of a lease on a day (D-17). The last day is included. A lease is ending when it is terminated, or when its end
 * is within three months or within the notice period, whichever is longer. One without a day is inactive.
 */
export const leaseState = (lease: StateTerms, today: LocalDate): LeaseState => {
  if (!hasDays(lease)) return 'inactive';
  if (lease.start > today) return 'planned';
  if (lease.stop === null) return 'active';
  if (lease.stop < today) return 'inactive';
  if (lease.terminated) return 'ending';
  const horizon = latestDate(addMonths(today, ENDING_MONTHS), addNoticePeriod(today, lease));
  return lease.stop <= horizon ? 'ending' : 'active';
};

/** A lease that ended on this day or earlier is archived by `today`: 30 days after its end (D-17). */
export const archiveCutoff = (today: LocalDate): LocalDate => addDays(today, -ARCHIVE_DAYS);
