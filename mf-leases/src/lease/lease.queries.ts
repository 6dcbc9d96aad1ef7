import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import { callKey, type QueryInput } from '@husrum/contract/core';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { type LeaseFilter, leaseCalls } from '@husrum/contract/lease';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useQuery } from '@tanstack/react-query';

export const useLease = (id: number) => useQuery(callQueryOptions(leaseCalls.detail, { params: { id } }));

/** The rent versions of a lease, newest first. */
export const useRentVersions = (id: number) =>
  useQuery(callQueryOptions(leaseCalls.rentVersions, { params: { id } }));

/** The rent adjustments that a lease has missed if it has these days. Null: its own start, and no end. */
export const useMissedAdjustments = (
  id: number,
  days: { start: string | null; stop: string | null } = { start: null, stop: null },
  enabled = true,
) =>
  useQuery({
    ...callQueryOptions(leaseCalls.missedAdjustments, { params: { id }, query: days }),
    enabled,
  });

/** The history of a lease, newest first. */
export const useLeaseEvents = (id: number) =>
  useQuery(callQueryOptions(leaseCalls.events, { params: { id } }));

/** Previews the final invoice of a lease that would end on `stop`. */
export const useFinalInvoice = (id: number, stop: string | null) =>
  useQuery({
    ...listQueryOptions(leaseCalls.previewEnding, { params: { id }, query: { stop: stop ?? '' } }),
    enabled: stop !== null,
  });

/** All leases, or those in the state `filter`. They are lists of two different calls. */
export const useLeases = (filter: LeaseFilter | undefined, query: QueryInput<typeof leaseCalls.list>) => {
  const all = useQuery({ ...listQueryOptions(leaseCalls.list, { query }), enabled: filter === undefined });
  const byState = useQuery({
    ...listQueryOptions(leaseCalls.listByState, { params: { state: filter ?? '' }, query }),
    enabled: filter !== undefined,
  });
  return filter === undefined ? all : byState;
};

/** All leases of an object: past, current and coming. */
export const useEntityLeases = (entityId: number) =>
  useQuery({
    queryKey: [...callKey(leaseCalls.list), 'all', { entityId }],
    queryFn: ({ signal }) =>
      fetchAllRows((page) => request(leaseCalls.list, { query: { entity_id: entityId, ...page }, signal })),
  });

/** All companies, to choose from in a filter. */
export const useCompanies = () =>
  useQuery({
    queryKey: [...callKey(companyCalls.list), 'all'],
    queryFn: ({ signal }) => fetchAllRows((page) => request(companyCalls.list, { query: page, signal })),
  });

export const useStatistics = () => useQuery(callQueryOptions(statisticsCalls.business));

export const useEntities = (query: QueryInput<typeof entityCalls.list>) =>
  useQuery(listQueryOptions(entityCalls.list, { query }));

/**
 * Whether the business has no rentable object at all, neither let nor vacant. The result is false while this is not enabled
 * or not known.
 */
export const useHasNoRentableEntity = (enabled: boolean): boolean =>
  useQuery({ ...listQueryOptions(entityCalls.list, { query: { rentable: true, limit: 1 } }), enabled }).data
    ?.total === 0;

export const entityQueryOptions = (id: number) => callQueryOptions(entityCalls.detail, { params: { id } });
export const useEntity = (id: number) => useQuery(entityQueryOptions(id));

/** The object that is selected in a form; undefined until it is loaded. */
export const useSelectedEntity = (id: unknown): Entity | undefined => {
  const entityId = typeof id === 'number' ? id : 0;
  return useQuery({ ...entityQueryOptions(entityId), enabled: entityId > 0 }).data;
};
