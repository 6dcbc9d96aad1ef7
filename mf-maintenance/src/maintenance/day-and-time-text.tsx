import { toInstant } from '@husrum/format';
import { formatDayAndTime } from './day-and-time.rules';

/** The day and time of day of an instant in Unix seconds. */
export const DayAndTimeText = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? (
    <span className="h-muted">–</span>
  ) : (
    <time className="h-number" dateTime={toInstant(seconds)}>
      {formatDayAndTime(seconds)}
    </time>
  );
