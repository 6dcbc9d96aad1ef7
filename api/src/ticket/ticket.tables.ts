import type { TicketAuthor, TicketStatus, TicketType } from '@husrum/contract/ticket';
import type { Generated } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db/platform.tables';

export interface TicketTables {
  ticket: {
    id: Id;
    billable_id: Owner;
    number: number;
    subject: string;
    type: TicketType;
    status: Generated<TicketStatus>;
    description: string;
    tenant_id: number | null;
    entity_id: number | null;
    resolved_at: NullableStamp;
    created_at: Stamp;
    updated_at: Stamp;
  };
  ticket_comment: {
    id: Id;
    billable_id: Owner;
    ticket_id: number;
    author: TicketAuthor;
    author_name: string | null;
    comment: string;
    created_at: Stamp;
  };
  ticket_number: { billable_id: Owner; last_number: Generated<number> };
}
