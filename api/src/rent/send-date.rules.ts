import { addMonthsToMonth, dayInMonth, type LocalDate, latestDate } from '@husrum/format';

/**
 * The day on which an invoice is sent (docs/domain-rules.md, D-7): the first send day on or after its scheduled generation day,
 * but not before today if it is created late.
 */
export const sendDate = (scheduled: LocalDate, sendDay: number, today: LocalDate = scheduled): LocalDate => {
  const sameMonth = dayInMonth(scheduled, sendDay);
  const date = sameMonth >= scheduled ? sameMonth : dayInMonth(addMonthsToMonth(scheduled, 1), sendDay);
  return latestDate(date, today);
};

/** Whether an invoice of a run is sent as planned. One that is created late is sent on the day of its creation instead. */
export const isSentAsPlanned = ({
  createdOn,
  sentOn,
  plannedOn,
}: {
  createdOn: LocalDate;
  sentOn: LocalDate;
  plannedOn: LocalDate;
}): boolean => sentOn > createdOn || sentOn === plannedOn;
