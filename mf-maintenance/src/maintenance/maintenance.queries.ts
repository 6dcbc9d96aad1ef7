import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { searchCalls } from '@husrum/contract/search';
import { useQuery } from '@tanstack/react-query';

export const maintenanceQuery = (id: number) => callQueryOptions(maintenanceCalls.detail, { params: { id } });
export const useMaintenance = (id: number) => useQuery(maintenanceQuery(id));

export const useMaintenances = (query: QueryInput<typeof maintenanceCalls.list>) =>
  useQuery(listQueryOptions(maintenanceCalls.list, { query }));

export const useMaintenanceCosts = (query: QueryInput<typeof maintenanceCalls.costs>) =>
  useQuery(listQueryOptions(maintenanceCalls.costs, { query }));

/** Hits of the picker. */
const PICKER_SIZE = 5;
/** Searches the objects and companies that an activity can be about. */
export const ownerSearchQuery = (query: string) =>
  callQueryOptions(searchCalls.find, { query: { query, index: 'entities,companies', size: PICKER_SIZE } });

/** All companies of the business as options, for filters. */
export const useCompanyOptions = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  }).data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
