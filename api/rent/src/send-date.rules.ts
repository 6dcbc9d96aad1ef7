import { addMonthsToMonth, dayInMonth, type LocalDate, latestDate, type Month } from '@husrum/format';
import { type GenerateSettings, generationDate } from './config-month.rules';

/**
 * The day on which an invoice is sent (docs/domain-rules.md, D-7): the first send day on or after its scheduled generation day,
 * but not before today if it is created late.
 */
export const sendDate = (scheduled: LocalDate, sendDay: number, today: LocalDate = scheduled): LocalDate => {
  const sameMonth = dayInMonth(scheduled, sendDay);
  const date = sameMonth >= scheduled ? sameMonth : dayInMonth(addMonthsToMonth(scheduled, 1), sendDay);
  return latestDate(date, today);
};

/** The day on which a run in time sends the invoices of periods that start in a month. */
export const plannedSendDate = (month: Month, settings: GenerateSettings & { sendDay: number }): LocalDate =>
  sendDate(generationDate(month, settings), settings.sendDay);

/**
 * Whether an invoice that a run created is sent as planned. A late invoice is sent on the day of its creation, and not on the
 * planned day.
 */
export const isSentAsPlanned = ({
  createdOn,
  sentOn,
  plannedOn,
}: {
  createdOn: LocalDate;
  sentOn: LocalDate;
  plannedOn: LocalDate;
}): boolean => sentOn > createdOn || sentOn === plannedOn;
