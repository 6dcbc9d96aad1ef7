import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { EventType } from '@husrum/contract/event';
import type { ColumnType } from 'kysely';

export interface EventTables {
  event: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number | null;
    lease_id: number | null;
    title: string;
    type: EventType;
    /** When it happened, as the user says. An ISO instant. */
    happened_at: ColumnType<string, string, string>;
    /** HTML as entered, not sanitized. */
    description: string | null;
    /** The author's name when the event was written. */
    author_name: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends EventTables {}
}
