import { dateTime, localDate } from '@husrum/format';

interface Props {
  /** A local date, or an instant. */
  value: string | null | undefined;
  time?: boolean;
  /** What stands for no date. */
  empty?: string;
}

/** A date as YYYY-MM-DD, with the time of day if wished. */
export const DateText = ({ value, time = false, empty = '–' }: Props) =>
  value ? (
    <time className="h-number" dateTime={value}>
      {time ? dateTime(value) : localDate(value)}
    </time>
  ) : (
    <span className="h-muted">{empty}</span>
  );

/** First to last day, as `dateRange` says it; it may wrap between the days but never inside one. */
export const DateRange = ({ start, stop }: { start: string; stop: string | null }) => (
  <>
    <span className="h-number">{start} –</span>
    {stop && (
      <>
        {' '}
        <span className="h-number">{stop}</span>
      </>
    )}
  </>
);
