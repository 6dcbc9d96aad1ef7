import type { RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { InspectionStatus, statutoryInspectionCalls } from '@husrum/contract/statutory-inspection';
import { countByStatus, pageRequirements } from './requirement-list.store';
import { refreshRequirements } from './stored-requirement.store';

type List = typeof statutoryInspectionCalls.list;

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
