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
