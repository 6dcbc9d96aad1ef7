import type { OkOf, QueryOf } from '@husrum/contract/core';
import { type LeaseFilter, type leaseCalls, leaseStates } from '@husrum/contract/lease';
import { type Expression, type SqlBool, sql } from 'kysely';
import { column, pageOf } from '../platform/db';
import type { RequestContext } from '../platform/http';
import { leaseRows } from './lease-rows.store';

type List = typeof leaseCalls.list;

const state = sql<string>`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type, app_today())`;

/** Looked up for each lease only when it is sorted on: joining would cost every list. */
const ofEntity = (expression: string): Expression<unknown> =>
  sql`(select ${sql.raw(expression)} from entity e
       join entity_type t on t.id = e.entity_type_id join company c on c.id = e.company_id
       where e.id = lease.entity_id)`;

const sort = {
  status: sql`array_position(${[...leaseStates]}::text[], ${state})`,
  object: ofEntity('natural_key(e.name)'),
  company: ofEntity('natural_key(c.name)'),
  type: ofEntity('t.position'),
  tenant: sql`(select sv_key(t.name) from lease_tenant lt join tenant t on t.id = lt.tenant_id
               where lt.lease_id = lease.id and lt.is_primary)`,
  start: column('lease.start'),
  stop: column('lease.stop'),
};

const mentions = (text: string): Expression<SqlBool> =>
  sql`lease.id in (select ref_id from search_doc
                   where kind = 'leases' and norm like '%' || search_norm(${text}) || '%')`;

/** A move-in or a move-out on one of the days. */
const movesWithin = (first: string | null, last: string | null): Expression<SqlBool> => {
  const days = sql`daterange(${first}::date, ${last}::date, '[]')`;
  return sql`(lease.start <@ ${days} or lease.stop <@ ${days})`;
};

/** Leases of the account, the latest first unless something else is asked for. An object shows its archived ones too. */
export const leasePage = (
  context: RequestContext,
  query: QueryOf<List>,
  filter?: LeaseFilter,
): Promise<OkOf<List>> => {
  const { company_id, entity_id, search, moves_from, moves_to } = query;
  let from = context.tx.selectFrom('lease');
  from = entity_id
    ? from.where('lease.entity_id', '=', entity_id)
    : from.where('lease.archived_at', 'is', null);
  if (company_id)
    from = from.where('lease.entity_id', 'in', (eb) =>
      eb.selectFrom('entity').select('entity.id').where('entity.company_id', '=', company_id),
    );
  if (filter) from = from.where(state, '=', filter);
  if (search) from = from.where(mentions(search));
  if (moves_from || moves_to) from = from.where(movesWithin(moves_from, moves_to));
  return pageOf(context, query, {
    from,
    id: 'lease.id',
    sort,
    defaultSort: [sort.start, 'desc'],
    load: (ids) => leaseRows(context, ids),
  });
};
