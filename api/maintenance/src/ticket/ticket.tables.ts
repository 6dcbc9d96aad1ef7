import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { TicketAuthor, TicketPriority, TicketStatus, TicketType } from '@husrum/contract/ticket';
import type { Generated } from 'kysely';

export interface TicketTables {
  ticket: {
    id: Id;
    billable_id: AccountColumn;
    /** Counts the tickets of the business: 1001 is shown as `Ä-1001`. */
    number: number;
    subject: string;
    type: TicketType;
    status: Generated<TicketStatus>;
    description: string;
    tenant_id: number | null;
    entity_id: number | null;
    priority: Generated<TicketPriority>;
    responsible_id: number | null;
    /** The last day, inclusive, by which it should be resolved. */
    due_at: string | null;
    /** The activity that it is planned as, or that it was reported from. */
    maintenance_id: number | null;
    resolved_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  ticket_comment: {
    id: Id;
    billable_id: AccountColumn;
    ticket_id: number;
    author: TicketAuthor;
    /** The name that the author had at the time. */
    author_name: string | null;
    comment: string;
    created_at: Timestamp;
  };
  ticket_number: { billable_id: AccountColumn; last_number: Generated<number> };
}

declare global {
  interface DatabaseTables extends TicketTables {}
}
