import { formatDate, formatDateRange, formatDateTime } from '@husrum/format';

interface Props {
  /** A local date, or an instant. */
  value: string | null | undefined;
  time?: boolean;
  /** It is shown when there is no date. */
  empty?: string;
}

/** A date as YYYY-MM-DD, optionally with the time of day. */
export const DateText = ({ value, time = false, empty = '–' }: Props) =>
  value ? (
    <time className="h-number" dateTime={value}>
      {time ? formatDateTime(value) : formatDate(value)}
    </time>
  ) : (
    <span className="h-muted">{empty}</span>
  );

/** The same text as `formatDateRange`. It may wrap between the dates, never inside one. */
export const DateRange = ({ start, stop }: { start: string | null; stop: string | null }) =>
  start === null || stop === null || start === stop ? (
    <span className="h-number">{formatDateRange(start, stop)}</span>
  ) : (
    <>
      <span className="h-number">{start} –</span> <span className="h-number">{stop}</span>
    </>
  );
