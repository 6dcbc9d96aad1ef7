import type { OkOf, QueryOf } from '@husrum/contract/core';
import {
  type ticketCalls,
  ticketFilterStatus,
  ticketStatuses,
  ticketTypeLabel,
  ticketTypes,
} from '@husrum/contract/ticket';
import { compareSwedish } from '@husrum/format';
import { sql } from 'kysely';
import { containing } from '../platform/db/containing';
import { column, pageOf, svKey } from '../platform/db/list';
import type { RequestContext } from '../platform/http';
import type { Subject } from './subject.store';
import { ticketRows } from './ticket-rows.store';

type List = typeof ticketCalls.list;

const place = (name: string, values: readonly string[]) =>
  sql`array_position(${[...values]}::text[], ${sql.ref(name)})`;
const typesByLabel = [...ticketTypes].sort((a, b) => compareSwedish(ticketTypeLabel[a], ticketTypeLabel[b]));

const sort = {
  reference: column('ticket.number'),
  subject: svKey('ticket.subject'),
  type: place('ticket.type', typesByLabel),
  status: place('ticket.status', ticketStatuses),
  created_at: column('ticket.created_at'),
  updated_at: column('ticket.updated_at'),
};

/** Tickets of the account, or those about one tenant or object; the newest first unless something else is asked for. */
export const ticketPage = (
  context: RequestContext,
  query: QueryOf<List>,
  { tenant_id, entity_id }: Subject = {},
): Promise<OkOf<List>> => {
  const { status, type, subject } = query;
  let from = context.tx.selectFrom('ticket');
  if (tenant_id) from = from.where('ticket.tenant_id', '=', tenant_id);
  if (entity_id) from = from.where('ticket.entity_id', '=', entity_id);
  if (status) from = from.where('ticket.status', '=', ticketFilterStatus[status]);
  if (type) from = from.where('ticket.type', '=', type);
  if (subject) from = from.where('ticket.subject', 'ilike', containing(subject));
  return pageOf(context, query, {
    from,
    id: 'ticket.id',
    sort,
    defaultSort: [column('ticket.number'), 'desc'],
    load: (ids) => ticketRows(context.tx, ids),
  });
};
