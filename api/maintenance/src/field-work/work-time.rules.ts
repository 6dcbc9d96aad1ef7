import type { WorkStatus } from '@husrum/contract/field-work';
import { formatDateTime, type LocalDate } from '@husrum/format';

interface WorkTime {
  readonly day: LocalDate | null;
  /** `08:30`, or null when the work is planned for the whole day. */
  readonly time: string | null;
  readonly overdue: boolean;
}

const MIDNIGHT = '00:00';

/** The day and time of work, from a local date or an instant. Midnight in Sweden means the whole day. */
export const toWorkTime = (when: string | null, status: WorkStatus, today: LocalDate): WorkTime => {
  if (when === null) return { day: null, time: null, overdue: false };
  const isDate = when.length === 'YYYY-MM-DD'.length;
  const [day = when, time = MIDNIGHT] = isDate ? [when] : formatDateTime(when).split(' ');
  return {
    day,
    time: time === MIDNIGHT ? null : time,
    overdue: day < today && (status === 'WAITING' || status === 'STARTED'),
  };
};
