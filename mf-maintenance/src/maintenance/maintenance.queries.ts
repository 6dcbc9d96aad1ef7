import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { MAX_PAGE_SIZE, type QueryInput } from '@husrum/contract/core';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { searchCalls } from '@husrum/contract/search';
import { useQuery } from '@tanstack/react-query';

/** Whether the business has neither a company nor an object that an activity can be on. The result is false while loading. */
export const useHasNoOwner = (enabled: boolean): boolean =>
  // An object needs a company, so it is enough to count companies.
  useQuery({ ...callQueryOptions(companyCalls.list, { query: { limit: 1 } }), enabled }).data?.total === 0;

export const maintenanceQueryOptions = (id: number) =>
  callQueryOptions(maintenanceCalls.detail, { params: { id } });
export const useMaintenance = (id: number) => useQuery(maintenanceQueryOptions(id));

export const useMaintenances = (query: QueryInput<typeof maintenanceCalls.list>) =>
  useQuery(listQueryOptions(maintenanceCalls.list, { query }));

export const useMaintenanceCosts = (query: QueryInput<typeof maintenanceCalls.costs>) =>
  useQuery(listQueryOptions(maintenanceCalls.costs, { query }));

/** The years that have costs, the latest first. */
export const useCostYears = (): readonly number[] => {
  const { data } = useMaintenanceCosts({ by: 'year', limit: MAX_PAGE_SIZE });
  return data?.data.flatMap(({ year }) => year ?? []) ?? [];
};

/** The most hits that the picker shows. */
const MAX_PICKER_HITS = 5;
/** Searches the objects and companies that an activity can be about. */
export const ownerSearchQueryOptions = (query: string) =>
  callQueryOptions(searchCalls.find, {
    query: { query, index: 'entities,companies', size: MAX_PICKER_HITS },
  });
