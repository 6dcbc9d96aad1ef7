import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { AnnouncementAudience, readBehaviors } from '@husrum/contract/announcement';
import type { Generated } from 'kysely';

/** What makes an announcement count as seen. */
export type ReadBehavior = (typeof readBehaviors)[number];

export interface AnnouncementTables {
  announcement: {
    id: Id;
    title: string;
    body: string;
    dismissible: Generated<boolean>;
    read_behavior: Generated<ReadBehavior>;
    audience: Generated<AnnouncementAudience>;
    /** The first and the last day on which it is shown. */
    starts_on: string;
    ends_on: string;
    created_at: Timestamp;
  };
  announcement_receipt: {
    billable_id: AccountColumn;
    announcement_id: number;
    user_id: number;
    seen_at: NullableTimestamp;
    dismissed_at: NullableTimestamp;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AnnouncementTables {}
}
