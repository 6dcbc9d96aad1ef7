import { column, paginate, type Tx } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type {
  InspectionRequirement,
  InspectionStatus,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { sql } from 'kysely';
import { loadRequirementRows } from './requirement-rows.store';

type Query = QueryOf<typeof statutoryInspectionCalls.list>;

const requirement = (name: string) => column(`inspection_requirement.${name}`);

const sort = {
  entity: sql`(select entity.name_key from entity where entity.id = inspection_requirement.entity_id)`,
  company: sql`(select sv_key(company.name) from company where company.id = inspection_requirement.company_id)`,
  kind: requirement('kind_order'),
  // `list_order` begins with the urgency of the status.
  status: requirement('list_order'),
  last_on: requirement('last_on'),
  due_on: requirement('due_on'),
};

/** A page of the requirements, by default the most urgent first. */
export const pageRequirements = (
  context: { tx: Tx; url: string },
  query: Query,
): Promise<Page<InspectionRequirement>> => {
  const { status, company_id, entity_id, kind } = query;
  let from = context.tx.selectFrom('inspection_requirement');
  if (status !== undefined) from = from.where('inspection_requirement.status', '=', status);
  if (company_id !== undefined) from = from.where('inspection_requirement.company_id', '=', company_id);
  if (entity_id !== undefined) from = from.where('inspection_requirement.entity_id', '=', entity_id);
  if (kind !== undefined) from = from.where('inspection_requirement.kind', '=', kind);
  return paginate(context, query, {
    from,
    id: 'inspection_requirement.id',
    sort,
    notNullSorts: ['kind', 'status'],
    defaultSort: [requirement('list_order'), 'asc'],
    load: (ids) => loadRequirementRows(context.tx, ids),
  });
};

export const countByStatus = async (
  tx: Tx,
  companyId: number | undefined,
): Promise<Record<InspectionStatus, number>> => {
  const rows = await tx
    .selectFrom('inspection_requirement')
    .select('status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(companyId !== undefined, (all) => all.where('company_id', '=', companyId ?? 0))
    .groupBy('status')
    .execute();
  const counts = { OVERDUE: 0, DUE: 0, PLANNED: 0, UNKNOWN: 0, DONE: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
};
