import {
  column,
  containsPattern,
  paginate,
  type RequestContext,
  swedishSortKey,
  withinDays,
} from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type ticketCalls,
  ticketFilterStatus,
  ticketPriorities,
  ticketStatuses,
  ticketTypeLabel,
  ticketTypes,
} from '@husrum/contract/ticket';
import { compareSwedish } from '@husrum/format';
import { type Expression, type SqlBool, sql } from 'kysely';
import { isOverdue } from './ticket-overdue.store';
import { loadTicketRows } from './ticket-rows.store';
import { isWithinEntity, type TicketTarget } from './ticket-target.store';

type List = typeof ticketCalls.list;

const orderOf = (name: string, values: readonly string[]) =>
  sql`array_position(${[...values]}::text[], ${sql.ref(name)})`;
const typesByLabel = [...ticketTypes].sort((a, b) => compareSwedish(ticketTypeLabel[a], ticketTypeLabel[b]));

const responsibleName = sql`(
  select sv_key(user_account.name) from user_account where user_account.id = ticket.responsible_id)`;

const sort = {
  reference: column('ticket.number'),
  subject: swedishSortKey('ticket.subject'),
  type: orderOf('ticket.type', typesByLabel),
  status: orderOf('ticket.status', ticketStatuses),
  priority: orderOf('ticket.priority', ticketPriorities),
  due_at: column('ticket.due_at'),
  responsible: responsibleName,
  created_at: column('ticket.created_at'),
  updated_at: column('ticket.updated_at'),
};

/** Whether the ticket was resolved, or created, on a day from `first` to `last`, in Swedish time. */
const isWithinDays = (
  instant: 'ticket.resolved_at' | 'ticket.created_at',
  first: string | null,
  last: string | null,
): Expression<SqlBool> =>
  withinDays(sql`(${sql.ref(instant)} at time zone 'Europe/Stockholm')::date`, first, last);

/** Tickets of the business, or those about one tenant, or about one object and what lies in it; by default the newest first. */
export const listTickets = (
  context: RequestContext,
  query: QueryOf<List>,
  { tenant_id, entity_id }: TicketTarget = {},
): Promise<ResponseOf<List>> => {
  const { status, type, subject, resolved_from, resolved_to, created_from, created_to } = query;
  const { priority, responsible_id, overdue } = query;
  let from = context.tx.selectFrom('ticket');
  if (tenant_id) from = from.where('ticket.tenant_id', '=', tenant_id);
  if (entity_id) from = from.where(isWithinEntity(entity_id));
  if (status) from = from.where('ticket.status', '=', ticketFilterStatus[status]);
  if (type) from = from.where('ticket.type', '=', type);
  if (subject) from = from.where('ticket.subject', 'ilike', containsPattern(subject));
  if (resolved_from || resolved_to)
    from = from.where(isWithinDays('ticket.resolved_at', resolved_from, resolved_to));
  if (created_from || created_to)
    from = from.where(isWithinDays('ticket.created_at', created_from, created_to));
  if (priority) from = from.where('ticket.priority', '=', priority);
  if (responsible_id) from = from.where('ticket.responsible_id', '=', responsible_id);
  if (query.tenant_id) from = from.where('ticket.tenant_id', '=', query.tenant_id);
  if (query.entity_id) from = from.where(isWithinEntity(query.entity_id));
  if (query.maintenance_id) from = from.where('ticket.maintenance_id', '=', query.maintenance_id);
  if (overdue !== undefined) from = from.where(isOverdue, '=', overdue);
  return paginate(context, query, {
    from,
    id: 'ticket.id',
    sort,
    defaultSort: [column('ticket.number'), 'desc'],
    load: (ids) => loadTicketRows(context.tx, ids),
  });
};
