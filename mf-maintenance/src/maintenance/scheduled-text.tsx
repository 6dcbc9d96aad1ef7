import { toInstant } from '@husrum/format';
import { formatScheduled } from './maintenance-day.rules';

/** The day and time of an instant in Unix seconds. */
export const ScheduledText = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? (
    <span className="h-muted">–</span>
  ) : (
    <time className="h-number" dateTime={toInstant(seconds)}>
      {formatScheduled(seconds)}
    </time>
  );
