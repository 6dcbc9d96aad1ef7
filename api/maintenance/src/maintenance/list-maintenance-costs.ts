import { paginateInMemory, type RequestContext } from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { MaintenanceCost, maintenanceCalls } from '@husrum/contract/maintenance';
import { fromOre } from '@husrum/format';
import { loadCostNames, sumMaintenanceCosts } from './maintenance-cost.store';

export const listMaintenanceCosts = async (
  { tx, url }: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<typeof maintenanceCalls.costs>,
): Promise<Page<MaintenanceCost>> => {
  const page = paginateInMemory({ url }, query, await sumMaintenanceCosts(tx, query), {
    year: ({ year }) => year,
    activities: ({ activities }) => activities,
    inspections: ({ inspections }) => inspections,
    budget: ({ budget_ore }) => budget_ore,
    cost: ({ cost_ore }) => cost_ore,
  });
  const { companies, entities } = await loadCostNames(tx, page.data);
  return {
    ...page,
    data: page.data.map(({ year, company_id, entity_id, activities, inspections, budget_ore, cost_ore }) => ({
      year,
      company: company_id === null ? null : (companies.get(company_id) ?? null),
      entity: entity_id === null ? null : (entities.get(entity_id) ?? null),
      activities,
      inspections,
      budget: fromOre(budget_ore),
      cost: fromOre(cost_ore),
    })),
  };
};
