import { formatScheduled } from './maintenance-day.rules';

/** The day and time of an instant in Unix seconds. */
export const ScheduledText = ({ seconds }: { seconds: number | null }) =>
  seconds === null ? (
    <span className="h-muted">–</span>
  ) : (
    <time className="h-number" dateTime={new Date(seconds * 1000).toISOString()}>
      {formatScheduled(seconds)}
    </time>
  );
