import { matchesDocument } from '@husrum/api-objects';
import { column, paginate, type RequestContext, withinDays } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { type LeaseFilter, type leaseCalls, leaseStates } from '@husrum/contract/lease';
import { type Expression, type SqlBool, sql } from 'kysely';
import { loadLeaseRows } from './lease-rows.store';

type List = typeof leaseCalls.list;

const state = sql<string>`lease_state(lease.start, lease.stop, lease.notice_length, lease.notice_type, lease.terminated_at, app_today())`;

/** A value of the lease's object, its type or its company. A subquery, so that only a list that is sorted by it needs the joins. */
const entityColumn = (expression: string): Expression<unknown> =>
  sql`(select ${sql.raw(expression)} from entity e
       join entity_type t on t.id = e.entity_type_id join company c on c.id = e.company_id
       where e.id = lease.entity_id)`;

const sort = {
  status: sql`array_position(${[...leaseStates]}::text[], ${state})`,
  object: entityColumn('natural_key(e.name)'),
  company: entityColumn('natural_key(c.name)'),
  type: entityColumn('t.position'),
  tenant: sql`(select sv_key(t.name) from lease_tenant lt join tenant t on t.id = lt.tenant_id
               where lt.lease_id = lease.id and lt.is_primary)`,
  start: column('lease.start'),
  stop: column('lease.stop'),
};

/**
 * Whether the lease has every word of the text in its object, what the object lies in, its tenants, its address or its reference;
 * words with digits count only in the first two and in the primary tenant. The text as it is typed matches anywhere, in dates too.
 */
const matchesSearch = (text: string): Expression<SqlBool> =>
  matchesDocument({ kind: 'leases', id: 'lease.id', text, part: 'numbersInNames', inside: true });

const hasDays = sql<SqlBool>`lease_has_days(lease.start, lease.stop)`;
/** Whether the lease starts or ends on a day from the first to the last. */
const hasMoveWithin = (first: string | null, last: string | null): Expression<SqlBool> =>
  sql`(${withinDays(sql.ref('lease.start'), first, last)} or ${withinDays(sql.ref('lease.stop'), first, last)})`;

/** Leases of the business, by default the one that starts last first. Archived leases are listed only together with `entity_id`. */
export const listLeases = (
  context: RequestContext,
  query: QueryOf<List>,
  filter?: LeaseFilter,
): Promise<ResponseOf<List>> => {
  const { company_id, entity_id, search, moves_from, moves_to, ends_from, ends_to, with_ending } = query;
  let from = context.tx.selectFrom('lease');
  from = entity_id
    ? from.where('lease.entity_id', '=', entity_id)
    : from.where('lease.archived_at', 'is', null);
  if (company_id)
    from = from.where('lease.entity_id', 'in', (eb) =>
      eb.selectFrom('entity').select('entity.id').where('entity.company_id', '=', company_id),
    );
  if (filter)
    from = from.where(state, 'in', filter === 'active' && with_ending ? ['active', 'ending'] : [filter]);
  if (search) from = from.where(matchesSearch(search));
  if (moves_from || moves_to) from = from.where(hasDays).where(hasMoveWithin(moves_from, moves_to));
  if (ends_from || ends_to)
    from = from.where(hasDays).where(withinDays(sql.ref('lease.stop'), ends_from, ends_to));
  return paginate(context, query, {
    from,
    id: 'lease.id',
    sort,
    defaultSort: [sort.start, 'desc'],
    load: (ids) => loadLeaseRows(context, ids),
  });
};
