import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db';

export interface NotificationTables {
  notification: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number;
    type: string;
    title: string;
    body: string;
    link: string | null;
    read_at: NullableTimestamp;
    created_at: Timestamp;
  };
  notified_subject: { billable_id: AccountColumn; subject: string; created_at: Timestamp };
}
