import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { AnnouncementAudience, announcementCalls } from '@husrum/contract/announcement';
import type { BodyOf } from '@husrum/contract/core';
import type { Generated } from 'kysely';

export interface AnnouncementTables {
  announcement: {
    id: Id;
    title: string;
    body: string;
    dismissible: Generated<boolean>;
    /** What makes the announcement count as seen. */
    read_behavior: Generated<BodyOf<typeof announcementCalls.create>['read_behavior']>;
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
