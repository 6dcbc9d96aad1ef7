import type { AccountColumn, NullableTimestamp, Timestamp } from '@husrum/api-platform';

export interface CalendarTables {
  calendar_feed: {
    user_id: number;
    billable_id: AccountColumn;
    /** The random part of the feed's secret address. */
    seed: string;
    created_at: Timestamp;
    /** When a calendar program last read the feed, to within the hour. */
    read_at: NullableTimestamp;
  };
}

declare global {
  interface DatabaseTables extends CalendarTables {}
}
