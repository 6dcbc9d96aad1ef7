import { ticketPriorityLabel, ticketStatusLabel, ticketTypeLabel } from '@husrum/contract/ticket';
import { sql } from 'kysely';
import { dateColumn, enumColumn, instantColumn, integerColumn, textColumn } from '../column.store';
import type { ReportColumn } from '../report-model.types';
import { ticketColumnTexts as texts } from './ticket-columns.texts';

export const ticketColumns: readonly ReportColumn[] = [
  textColumn('ticket.number', texts.number, sql`('Ä-' || ticket.number)`),
  textColumn('ticket.subject', texts.subject),
  enumColumn('ticket.type', texts.type, ticketTypeLabel),
  enumColumn('ticket.status', texts.status, ticketStatusLabel),
  enumColumn('ticket.priority', texts.priority, ticketPriorityLabel),
  textColumn(
    'ticket.responsible',
    texts.responsible,
    sql`(select user_account.name from user_account where user_account.id = ticket.responsible_id)`,
  ),
  dateColumn('ticket.due_at', texts.dueAt),
  textColumn('ticket.description', texts.description),
  integerColumn(
    'ticket.comments',
    texts.comments,
    sql`(select count(*) from ticket_comment where ticket_comment.ticket_id = ticket.id and ticket_comment.author <> 'SYSTEM')`,
  ),
  instantColumn('ticket.created_at', texts.createdAt),
  instantColumn('ticket.resolved_at', texts.resolvedAt),
  integerColumn(
    'ticket.days_open',
    texts.daysOpen,
    sql`(coalesce((ticket.resolved_at at time zone 'Europe/Stockholm')::date, app_today())
         - (ticket.created_at at time zone 'Europe/Stockholm')::date)`,
  ),
];
