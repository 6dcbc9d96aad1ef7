import type { LeaseState } from '@husrum/contract/lease';
import { addDays, addMonths, afterNotice, type LocalDate, latest, type NoticeTime } from '@husrum/format';
import type { Span } from './period';

const ENDING_MONTHS = 3;
const ARCHIVE_DAYS = 30;

/**
 * The state of a lease on a day (D-17), exactly one of four. The last day still counts. An end further off than three
 * months and the notice time is no reason to act yet: the lease is active.
 */
export const leaseState = (lease: Span & NoticeTime, today: LocalDate): LeaseState => {
  if (lease.start > today) return 'planned';
  if (lease.stop === null) return 'active';
  if (lease.stop < today) return 'inactive';
  const near = latest(addMonths(today, ENDING_MONTHS), afterNotice(today, lease));
  return lease.stop <= near ? 'ending' : 'active';
};

/** Whether a lease makes its object let on a day: Uthyrd rather than Vakant (D-17). */
export const isLet = ({ start, stop }: Span, today: LocalDate): boolean =>
  start <= today && (stop === null || stop >= today);

/** The day an ended lease is archived (D-17). */
export const archiveDate = (stop: LocalDate): LocalDate => addDays(stop, ARCHIVE_DAYS);
