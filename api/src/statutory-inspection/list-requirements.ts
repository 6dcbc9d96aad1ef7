import { PAGE_SIZE, type QueryOf, type ResponseOf } from '@husrum/contract/core';
import {
  type InspectionRequirement,
  type InspectionStatus,
  inspectionKinds,
  inspectionStatuses,
  type statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { compareSwedish } from '@husrum/format';
import { paginateRows } from '../platform/db/paginate';
import type { RequestContext } from '../platform/http';
import { type BuildingRequirement, loadRequirements } from './load-requirements';

type List = typeof statutoryInspectionCalls.list;
type SortKey = NonNullable<NonNullable<QueryOf<List>['sort']>['by']>;

export const toRequirementRow = ({
  building,
  ...requirement
}: BuildingRequirement): InspectionRequirement => ({
  entity: { id: building.id, name: building.name, house: building.house },
  company: building.company,
  kind: requirement.kind,
  status: requirement.status,
  reason: requirement.reason,
  missing: [...requirement.missing],
  months: requirement.months,
  once: requirement.once,
  last_on: requirement.last_on,
  last_result: requirement.last_result,
  due_on: requirement.due_on,
  planned: requirement.planned,
});

type Compare = (a: BuildingRequirement, b: BuildingRequirement) => number;

const compareDays = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};
const byStatus: Compare = (a, b) =>
  inspectionStatuses.indexOf(a.status) - inspectionStatuses.indexOf(b.status);
const byDue: Compare = (a, b) => compareDays(a.due_on, b.due_on);

/** `rank` is the place of the building in the order of names. */
const comparisons = (rank: ReadonlyMap<number, number>): Readonly<Record<SortKey, Compare>> => ({
  entity: (a, b) => (rank.get(a.building.id) ?? 0) - (rank.get(b.building.id) ?? 0),
  company: (a, b) => compareSwedish(a.building.company.name, b.building.company.name),
  kind: (a, b) => inspectionKinds.indexOf(a.kind) - inspectionKinds.indexOf(b.kind),
  status: byStatus,
  last_on: (a, b) => compareDays(a.last_on, b.last_on),
  due_on: byDue,
});

/** By default the most urgent first: by status, and then by the day. */
const sortRequirements = (
  requirements: readonly BuildingRequirement[],
  { sort }: Pick<QueryOf<List>, 'sort'>,
): BuildingRequirement[] => {
  if (sort?.by === undefined) return [...requirements].sort((a, b) => byStatus(a, b) || byDue(a, b));
  const rank = new Map(
    [...new Set(requirements.map(({ building }) => building.id))].map((id, at) => [id, at]),
  );
  const compare = comparisons(rank)[sort.by];
  const sign = sort.order === 'desc' ? -1 : 1;
  return [...requirements].sort((a, b) => sign * compare(a, b));
};

export const listRequirements = async (
  { tx, clock, url }: RequestContext,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { page, limit = PAGE_SIZE, status, company_id, entity_id, kind } = query;
  const all = await loadRequirements(tx, clock.today(), { company_id, entity_id, kind });
  const chosen = sortRequirements(
    status === undefined ? all : all.filter((requirement) => requirement.status === status),
    query,
  );
  const { data, ...paging } = paginateRows(chosen, { page, limit }, url);
  return { ...paging, data: data.map(toRequirementRow) };
};

export const countRequirements = async (
  { tx, clock }: RequestContext,
  { company_id }: QueryOf<typeof statutoryInspectionCalls.counts>,
): Promise<Record<InspectionStatus, number>> => {
  const counts = { OVERDUE: 0, DUE: 0, PLANNED: 0, UNKNOWN: 0, DONE: 0 };
  for (const { status } of await loadRequirements(tx, clock.today(), { company_id })) counts[status] += 1;
  return counts;
};
