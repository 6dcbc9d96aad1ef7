import { addDays, type LocalDate } from './local-date';
import { addMonths, endOfMonth } from './month';

/** The notice period of a lease. */
export interface NoticePeriod {
  noticeLength: number;
  noticeType: 'DAY' | 'MONTH' | 'YEAR';
}

/** The date plus the notice period. */
export const addNoticePeriod = (date: LocalDate, { noticeLength, noticeType }: NoticePeriod): LocalDate =>
  noticeType === 'DAY'
    ? addDays(date, noticeLength)
    : addMonths(date, noticeType === 'YEAR' ? noticeLength * 12 : noticeLength);

/**
 * The earliest end of a lease when notice is given on `noticeDate` (JB 12:4; docs/domain-rules.md, D-18): the end of the month
 * after the notice period. A period in days is added as it is.
 */
export const earliestEnd = (noticeDate: LocalDate, period: NoticePeriod): LocalDate => {
  const end = addNoticePeriod(noticeDate, period);
  return period.noticeType === 'DAY' ? end : endOfMonth(end);
};
