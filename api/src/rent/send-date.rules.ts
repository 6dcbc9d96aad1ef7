import { addMonthsToMonth, dayInMonth, type LocalDate, latest } from '@husrum/format';

/**
 * The day an invoice is sent (D-7): the first send day on or after the day it was scheduled to be made; when it was made
 * late, not before today.
 */
export const sendDate = (scheduled: LocalDate, sendDay: number, today: LocalDate = scheduled): LocalDate => {
  const sameMonth = dayInMonth(scheduled, sendDay);
  const date = sameMonth >= scheduled ? sameMonth : dayInMonth(addMonthsToMonth(scheduled, 1), sendDay);
  return latest(date, today);
};
