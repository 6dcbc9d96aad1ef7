import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type ticketCalls,
  ticketFilterStatus,
  ticketStatuses,
  ticketTypeLabel,
  ticketTypes,
} from '@husrum/contract/ticket';
import { compareSwedish } from '@husrum/format';
import { type Expression, type SqlBool, sql } from 'kysely';
import { containsPattern } from '../platform/db/contains-pattern';
import { column, paginate, swedishSortKey } from '../platform/db/paginate';
import { withinDays } from '../platform/db/within-days';
import type { RequestContext } from '../platform/http';
import { loadTicketRows } from './ticket-rows.store';
import type { TicketTarget } from './ticket-target.store';

type List = typeof ticketCalls.list;

const orderOf = (name: string, values: readonly string[]) =>
  sql`array_position(${[...values]}::text[], ${sql.ref(name)})`;
const typesByLabel = [...ticketTypes].sort((a, b) => compareSwedish(ticketTypeLabel[a], ticketTypeLabel[b]));

const sort = {
  reference: column('ticket.number'),
  subject: swedishSortKey('ticket.subject'),
  type: orderOf('ticket.type', typesByLabel),
  status: orderOf('ticket.status', ticketStatuses),
  created_at: column('ticket.created_at'),
  updated_at: column('ticket.updated_at'),
};

/** Resolved on one of the days, in Swedish time. */
const resolvedWithin = (first: string | null, last: string | null): Expression<SqlBool> =>
  withinDays(sql`(ticket.resolved_at at time zone 'Europe/Stockholm')::date`, first, last);

/** Tickets of the business, or those about one tenant or object; by default the newest first. */
export const listTickets = (
  context: RequestContext,
  query: QueryOf<List>,
  { tenant_id, entity_id }: TicketTarget = {},
): Promise<ResponseOf<List>> => {
  const { status, type, subject, resolved_from, resolved_to } = query;
  let from = context.tx.selectFrom('ticket');
  if (tenant_id) from = from.where('ticket.tenant_id', '=', tenant_id);
  if (entity_id) from = from.where('ticket.entity_id', '=', entity_id);
  if (status) from = from.where('ticket.status', '=', ticketFilterStatus[status]);
  if (type) from = from.where('ticket.type', '=', type);
  if (subject) from = from.where('ticket.subject', 'ilike', containsPattern(subject));
  if (resolved_from || resolved_to) from = from.where(resolvedWithin(resolved_from, resolved_to));
  return paginate(context, query, {
    from,
    id: 'ticket.id',
    sort,
    defaultSort: [column('ticket.number'), 'desc'],
    load: (ids) => loadTicketRows(context.tx, ids),
  });
};
