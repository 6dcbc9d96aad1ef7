import { addDays, type LocalDate } from './local-date';
import { addMonths, endOfMonth } from './month';

/** How long before the end a lease must be given notice of. */
export interface NoticeTime {
  noticeLength: number;
  noticeType: 'DAY' | 'MONTH' | 'YEAR';
}

/** The day so long a notice time after another. */
export const afterNotice = (date: LocalDate, { noticeLength, noticeType }: NoticeTime): LocalDate =>
  noticeType === 'DAY'
    ? addDays(date, noticeLength)
    : addMonths(date, noticeType === 'YEAR' ? noticeLength * 12 : noticeLength);

/**
 * The day a lease ends when notice is given on another (JB 12:4): the month shift after the notice time; plain days
 * when it is in days.
 */
export const legalEnd = (given: LocalDate, time: NoticeTime): LocalDate => {
  const end = afterNotice(given, time);
  return time.noticeType === 'DAY' ? end : endOfMonth(end);
};
