import type { LeaseState, NoticeType } from '@husrum/contract';
import { addDays, addMonths, type LocalDate, latest } from '@husrum/format';
import type { Span } from './period';

/** How long before the end a lease must be given notice of. */
export interface NoticeTerms {
  noticeLength: number;
  noticeType: NoticeType;
}

const ENDING_MONTHS = 3;
const ARCHIVE_DAYS = 30;

/** The day so long a notice time after another. */
export const afterNotice = (date: LocalDate, { noticeLength, noticeType }: NoticeTerms): LocalDate =>
  noticeType === 'DAY'
    ? addDays(date, noticeLength)
    : addMonths(date, noticeType === 'YEAR' ? noticeLength * 12 : noticeLength);

/**
 * The state of a lease on a day (D-17), exactly one of four. The last day still counts. An end further off than three
 * months and the notice time is no reason to act yet: the lease is active.
 */
export const leaseState = (lease: Span & NoticeTerms, today: LocalDate): LeaseState => {
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
