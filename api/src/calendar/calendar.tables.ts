import type { AccountColumn, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface CalendarTables {
  calendar_feed: {
    user_id: number;
    billable_id: AccountColumn;
    seed: string;
    created_at: Timestamp;
    read_at: NullableTimestamp;
  };
}
