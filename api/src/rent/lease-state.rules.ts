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
const ARCHIVE_DAYS = 30;

interface Terms extends Span, NoticePeriod {
  /** Somebody has ended the lease, as opposed to a fixed term that runs out. */
  terminated: boolean;
}

/**
 * The state of a lease on a day (D-17). The last day is included. A lease is ending when it is terminated, or when its end
 * is within three months or within the notice period, whichever is longer.
 */
export const leaseState = (lease: Terms, today: LocalDate): LeaseState => {
  if (lease.start > today) return 'planned';
  if (lease.stop === null) return 'active';
  if (lease.stop < today) return 'inactive';
  if (lease.terminated) return 'ending';
  const horizon = latestDate(addMonths(today, ENDING_MONTHS), addNoticePeriod(today, lease));
  return lease.stop <= horizon ? 'ending' : 'active';
};

/** Whether a lease runs on a day, so that its entity is let (Uthyrd) and not vacant (Vakant) (D-17). */
export const isLet = ({ start, stop }: Span, today: LocalDate): boolean =>
  start <= today && (stop === null || stop >= today);

/** The day on which an ended lease is archived (D-17). */
export const archiveDate = (stop: LocalDate): LocalDate => addDays(stop, ARCHIVE_DAYS);
