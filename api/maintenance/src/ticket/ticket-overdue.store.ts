import { sql } from 'kysely';

/** Whether the due date of the ticket has passed, and it is not resolved. */
export const isOverdue = sql<boolean>`(ticket.status <> 'RESOLVED' and coalesce(ticket.due_at < app_today(), false))`;
