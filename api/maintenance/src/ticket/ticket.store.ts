import type { Tx } from '@husrum/api-platform';
import type { TicketAuthor, TicketPriority, TicketType } from '@husrum/contract/ticket';
import { type Selectable, sql } from 'kysely';
import type { TicketStatusChange } from './ticket.rules';
import type { TicketTables } from './ticket.tables';

interface TicketFields {
  subject: string;
  type: TicketType;
  description: string;
  /** If this field or one of those below is undefined, the ticket keeps its value. */
  priority?: TicketPriority | undefined;
  responsible_id?: number | null | undefined;
  due_at?: string | null | undefined;
}
export interface NewTicket extends TicketFields {
  tenant_id: number | null;
  entity_id: number | null;
  maintenance_id?: number | null;
}

const FIRST_TICKET_NUMBER = 1001;

/** Increases the ticket number of the business. The counter stays locked until the transaction ends, so that no number is used twice. */
const takeTicketNumber = async (tx: Tx): Promise<number> => {
  const { last_number } = await tx
    .insertInto('ticket_number')
    .values({ last_number: FIRST_TICKET_NUMBER })
    .onConflict((conflict) =>
      conflict.column('billable_id').doUpdateSet({ last_number: sql`ticket_number.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
};

export const insertTicket = async (tx: Tx, ticket: NewTicket): Promise<number> => {
  const number = await takeTicketNumber(tx);
  const { id } = await tx
    .insertInto('ticket')
    .values({ ...ticket, number })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const saveTicket = async (tx: Tx, id: number, fields: TicketFields): Promise<void> => {
  await tx.updateTable('ticket').set(fields).where('id', '=', id).execute();
};

export const deleteTicket = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('ticket').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Locks the ticket, so that its status cannot change until the transaction ends. */
export const lockTicket = (tx: Tx, id: number): Promise<Selectable<TicketTables['ticket']> | undefined> =>
  tx.selectFrom('ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveTicketStatus = async (tx: Tx, id: number, { to }: TicketStatusChange): Promise<void> => {
  await tx
    .updateTable('ticket')
    .set({ status: to, resolved_at: to === 'RESOLVED' ? sql`app_now()` : null })
    .where('id', '=', id)
    .execute();
};

export interface NewComment {
  ticket_id: number;
  author: TicketAuthor;
  author_name: string | null;
  comment: string;
}
/** It also updates `updated_at` of the ticket. */
export const insertComment = async (tx: Tx, comment: NewComment): Promise<void> => {
  await tx.insertInto('ticket_comment').values(comment).execute();
  await tx
    .updateTable('ticket')
    .set({ updated_at: sql`app_now()` })
    .where('id', '=', comment.ticket_id)
    .execute();
};

export const listComments = (tx: Tx, ticketId: number) =>
  tx
    .selectFrom('ticket_comment')
    .select(['id', 'author', 'author_name', 'comment', 'created_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute();

export const readDescription = async (tx: Tx, id: number): Promise<string> => {
  const { description } = await tx
    .selectFrom('ticket')
    .select('description')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return description;
};

/** Links the ticket to an activity. */
export const saveTicketActivity = async (tx: Tx, id: number, maintenanceId: number): Promise<void> => {
  await tx.updateTable('ticket').set({ maintenance_id: maintenanceId }).where('id', '=', id).execute();
};
