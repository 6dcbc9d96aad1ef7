import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type {
  InspectionRequirement,
  InspectionStatus,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import type { RequestContext } from '../platform/http';
import type { BuildingRequirement } from './load-requirements';
import { countByStatus, pageRequirements } from './requirement-list.store';
import { refreshRequirements } from './stored-requirement.store';

type List = typeof statutoryInspectionCalls.list;

export const toRequirementRow = ({
  building,
  installation,
  ...requirement
}: BuildingRequirement): InspectionRequirement => ({
  entity: { id: building.id, name: building.name, house: building.house },
  company: building.company,
  kind: requirement.kind,
  installation: installation && { id: installation.id, name: installation.name },
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

export const listRequirements = async (
  context: RequestContext,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  await refreshRequirements(context.tx, context.clock.today());
  return pageRequirements(context, query);
};

export const countRequirements = async (
  { tx, clock }: RequestContext,
  { company_id }: QueryOf<typeof statutoryInspectionCalls.counts>,
): Promise<Record<InspectionStatus, number>> => {
  await refreshRequirements(tx, clock.today());
  return countByStatus(tx, company_id);
};
