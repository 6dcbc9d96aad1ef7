import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { NotificationType } from '@husrum/contract/notification';
import type { ColumnType } from 'kysely';

export interface NotificationTables {
  notification: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number;
    /** What it is about, such as `lease` or `ticket`. A row that is read may have a type of before. */
    type: ColumnType<string, NotificationType, never>;
    title: string;
    body: string;
    /** The path of the page that it links to. */
    link: string | null;
    read_at: NullableTimestamp;
    created_at: Timestamp;
  };
  /** What the users have been notified of, such as `overdue:17` for invoice 17, so that they are notified once. */
  notified_subject: { billable_id: AccountColumn; subject: string; created_at: Timestamp };
}

declare global {
  interface DatabaseTables extends NotificationTables {}
}
