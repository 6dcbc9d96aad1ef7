import { paginateSorted, type RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type InspectionKind,
  type InspectionPlanRow,
  type InspectionSource,
  inspectionKindInfo,
  PLAN_YEARS,
  type statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { fromOre, type LocalDate } from '@husrum/format';
import { countByYear, listOccurrencesInYear } from './plan.rules';
import { listPlanActivities, type PlanActivity } from './plan-activities.store';
import { sumBudget, sumCost } from './plan-document.rules';
import { listPerformedInspections, type PerformedInspection } from './plan-inspections.store';
import {
  groupDatedRequirements,
  listDatedRequirements,
  type StoredRequirement,
} from './requirement-rows.store';
import { refreshRequirements } from './stored-requirement.store';

type Context = Pick<RequestContext, 'tx' | 'clock'>;
export type PlanQuery = QueryOf<typeof statutoryInspectionCalls.planPdf>;
type PlanListQuery = QueryOf<typeof statutoryInspectionCalls.plan>;

const formatSource = ({ title, section }: InspectionSource): string =>
  section === null ? title : `${title} ${section}`;
const toSek = (ore: number | null): number | null => (ore === null ? null : fromOre(ore));

/** The largest number of sources of law that a row states. */
const MAX_SOURCES = 2;

/** The title and the sources of law of the inspection, from the catalogue. */
const describeInspection = (kind: InspectionKind, installation: string | null | undefined) => {
  const { name, sources } = inspectionKindInfo[kind];
  return {
    kind,
    title: installation ? `${name}: ${installation}` : name,
    source: sources.slice(0, MAX_SOURCES).map(formatSource).join('; '),
  };
};

const toPlanRows = (requirement: StoredRequirement, year: number, today: LocalDate): InspectionPlanRow[] => {
  const { entity, company, kind, installation, expected_cost_ore, planned } = requirement;
  return listOccurrencesInYear(requirement, year, today).map(({ day, overdue }) => ({
    day,
    overdue,
    done: false,
    entity,
    company,
    ...describeInspection(kind, installation?.name),
    installation_id: installation?.id ?? null,
    budget: toSek(expected_cost_ore),
    cost: null,
    maintenance_id: planned?.day === day ? planned.id : null,
  }));
};
const toPerformedRow = ({
  kind,
  installation_name,
  budget_ore,
  cost_ore,
  ...inspection
}: PerformedInspection): InspectionPlanRow => ({
  ...inspection,
  ...describeInspection(kind, installation_name),
  overdue: false,
  done: true,
  budget: toSek(budget_ore),
  cost: toSek(cost_ore),
});
const toActivityRow = ({
  id,
  company_id,
  company_name,
  budget_ore,
  cost_ore,
  ...activity
}: PlanActivity): InspectionPlanRow => ({
  ...activity,
  company: { id: company_id ?? 0, name: company_name ?? '' },
  kind: null,
  installation_id: null,
  source: null,
  budget: toSek(budget_ore),
  cost: toSek(cost_ore),
  maintenance_id: id,
});

/** The inspections and activities to do or done in the year, by day. The current year also has what remains from earlier years. */
export const readPlan = async (
  { tx, clock }: Context,
  { year, company_id }: PlanQuery,
): Promise<InspectionPlanRow[]> => {
  const today = clock.today();
  await refreshRequirements(tx, today);
  const requirements = await listDatedRequirements(tx, { until: `${year}-12-31`, company_id });
  const performed = await listPerformedInspections(tx, { year, company_id });
  const activities = await listPlanActivities(tx, { year, company_id, today });
  return [
    ...requirements.flatMap((requirement) => toPlanRows(requirement, year, today)),
    ...performed.map(toPerformedRow),
    ...activities.map(toActivityRow),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

/** By default what remains to be done comes first, then what is done, each by day. */
const sortPlan = (rows: readonly InspectionPlanRow[], { sort }: PlanListQuery): InspectionPlanRow[] => {
  const sign = sort?.order === 'desc' ? -1 : 1;
  const by = sort?.by;
  // Rows without the amount come last in both directions.
  if (by === 'budget' || by === 'cost')
    return rows.toSorted(({ [by]: a }, { [by]: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b),
    );
  if (by === undefined) return [...rows.filter(({ done }) => !done), ...rows.filter(({ done }) => done)];
  return sign === 1 ? [...rows] : rows.toReversed();
};

/** A page of the plan, and the budget and cost of all of it. */
export const listPlan = async (
  context: RequestContext,
  query: PlanListQuery,
): Promise<ResponseOf<typeof statutoryInspectionCalls.plan>> => {
  const rows = await readPlan(context, query);
  const page = paginateSorted(context, query, sortPlan(rows, query));
  return { ...page, budget: sumBudget(rows), cost: sumCost(rows) };
};

/** The number of inspections for each kind and each of the coming ten years, this year included. */
export const countInspectionsByYear = async (
  { tx, clock }: Context,
  { company_id }: QueryOf<typeof statutoryInspectionCalls.years>,
): Promise<ResponseOf<typeof statutoryInspectionCalls.years>> => {
  const today = clock.today();
  await refreshRequirements(tx, today);
  return countByYear(await groupDatedRequirements(tx, company_id), PLAN_YEARS, today);
};
