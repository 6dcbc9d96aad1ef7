import { matchesDocument, selectSubtreeIds } from '@husrum/api-objects';
import {
  column,
  invalidInput,
  paginate,
  type RequestContext,
  swedishSortKey,
  type Tx,
} from '@husrum/api-platform';
import { MAX_PAGE_SIZE, type Page, type QueryOf } from '@husrum/contract/core';
import {
  type MaintenanceRow,
  type maintenanceCalls,
  maintenanceStatuses,
  openMaintenanceStatuses,
} from '@husrum/contract/maintenance';
import { addDays } from '@husrum/format';
import { type Expression, type SqlBool, sql } from 'kysely';
import { startOfDay } from './maintenance.rules';
import { maintenanceTexts } from './maintenance.texts';
import { loadMaintenanceRows } from './maintenance-rows.store';

type Query = QueryOf<typeof maintenanceCalls.list>;

/** Whether the activity is on the object or on one below it. */
const isOnEntityOrBelow = (entityId: number): Expression<SqlBool> =>
  sql`maintenance.entity_id = any(array(${selectSubtreeIds(entityId)}))`;

/** Whether the activity is on the company or on one of its objects. */
const isOfCompany = (companyId: number): Expression<SqlBool> => sql`(
  maintenance.company_id = ${companyId}
  or maintenance.entity_id = any(array(select id from entity where entity.company_id = ${companyId})))`;

/** Whether the activity is on the lease's object or on one above it. */
const concernsLease = (leaseId: number): Expression<SqlBool> => sql`maintenance.entity_id = any(array(
  with recursive above as (
    select entity.id, entity.parent_id from entity join lease on lease.entity_id = entity.id where lease.id = ${leaseId}
    union all
    select entity.id, entity.parent_id from entity join above on entity.id = above.parent_id
  )
  select id from above))`;

/** Whether the text is in the title, or in the name of the company, of the object, or of what the object lies in. */
const matchesSearch = (text: string): Expression<SqlBool> =>
  matchesDocument({ kind: 'maintenance', id: 'maintenance.id', text, part: 'all', inside: true });

const selectFiltered = (tx: Tx, query: Query) => {
  const { status, open, entity_id, company_id, lease_id, template_id, responsible_id } = query;
  const { from: first, to: last, unscheduled, search } = query;
  let from = tx.selectFrom('maintenance');
  if (status !== undefined) from = from.where('maintenance.status', '=', status);
  if (open !== undefined)
    from = from.where('maintenance.status', open ? 'in' : 'not in', openMaintenanceStatuses);
  if (entity_id !== undefined) from = from.where(isOnEntityOrBelow(entity_id));
  if (company_id !== undefined) from = from.where(isOfCompany(company_id));
  if (lease_id !== undefined) from = from.where(concernsLease(lease_id));
  if (template_id !== undefined) from = from.where('maintenance.template_id', '=', template_id);
  if (responsible_id !== undefined) from = from.where('maintenance.responsible_id', '=', responsible_id);
  if (first !== null) from = from.where('maintenance.scheduled_at', '>=', startOfDay(first));
  if (last !== null) from = from.where('maintenance.scheduled_at', '<', startOfDay(addDays(last, 1)));
  if (unscheduled !== undefined)
    from = from.where('maintenance.scheduled_at', unscheduled ? 'is' : 'is not', null);
  if (search) from = from.where(matchesSearch(search));
  return from;
};

const sort = {
  title: swedishSortKey('maintenance.title'),
  status: sql`array_position(${[...maintenanceStatuses]}::text[], maintenance.status)`,
  scheduled_at: column('maintenance.scheduled_at'),
  completed_at: column('maintenance.completed_at'),
  created_at: column('maintenance.created_at'),
  cost: column('maintenance.cost_ore'),
  budget: column('maintenance.budget_ore'),
};

/**
 * A limit above MAX_PAGE_SIZE asks for a whole period, as a calendar does. Throws 422 if the period has more rows, because the
 * calendar must not show only some of them.
 */
export const listMaintenance = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: Query,
): Promise<Page<MaintenanceRow>> => {
  const page = await paginate(context, query, {
    from: selectFiltered(context.tx, query),
    id: 'maintenance.id',
    sort,
    notNullSorts: ['title', 'status', 'created_at'],
    defaultSort: [column('maintenance.list_order'), 'asc'],
    load: (ids) => loadMaintenanceRows(context.tx, ids),
  });
  if (query.limit > MAX_PAGE_SIZE && page.total > query.limit) {
    throw invalidInput({ to: [maintenanceTexts.tooManyActivities] });
  }
  return page;
};
