import { type LocalDate, parseDate, parseLocalDateTime, parseMonth, today } from '@husrum/format';
import { dateInputTexts } from './date-input.texts';
import type { DateKind } from './date-kind';

const parsers: Readonly<Record<DateKind, (text: string, currentDay: LocalDate) => string | null>> = {
  day: parseDate,
  month: parseMonth,
  minute: parseLocalDateTime,
};

/** The typed text as a date of the kind, or null when it cannot be read. */
export const readDate = (
  text: string,
  kind: DateKind,
  currentDay: LocalDate = today(new Date()),
): string | null => parsers[kind](text, currentDay);

export interface DateLimits {
  /** The first allowed day. */
  min?: string;
  /** The last allowed day. */
  max?: string;
}

/** How many characters are compared with the limits: `minute` is limited by its day, `2026-11-20`. */
const COMPARED_LENGTHS: Readonly<Record<DateKind, number>> = { day: 10, month: 7, minute: 10 };

/** Why the value is not an allowed date, as a sentence for the user; undefined when it is, or is empty. */
export const dateError = (value: unknown, kind: DateKind, { min, max }: DateLimits): string | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const date = readDate(value, kind);
  if (date === null) return dateInputTexts.kinds[kind].unreadable;
  const length = COMPARED_LENGTHS[kind];
  const comparable = date.slice(0, length);
  const first = min?.slice(0, length);
  const last = max?.slice(0, length);
  if (first !== undefined && comparable < first) return dateInputTexts.tooEarly(first);
  if (last !== undefined && comparable > last) return dateInputTexts.tooLate(last);
  return undefined;
};
