import { listOf, queryOf } from '@husrum/api-client';
import { calls, type Entity, type LeaseFilter, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

/** As many as a choice or the page of an object holds. */
const MOST = 100;

export const useLease = (id: number) => useQuery(queryOf(calls.lease.detail, { params: { id } }));

/** The terms over time, newest first. */
export const useLeaseTerms = (id: number) => useQuery(queryOf(calls.lease.terms, { params: { id } }));

/** What has been done with it, latest first. */
export const useLeaseEvents = (id: number) => useQuery(queryOf(calls.lease.events, { params: { id } }));

/** What the last notice would be, while a day is being chosen. */
export const useEnding = (id: number, stop: string | null) =>
  useQuery({
    ...listOf(calls.lease.ending, { params: { id }, query: { stop: stop ?? '' } }),
    enabled: stop !== null,
  });

/** All leases, or those in one state. */
export const useLeases = (filter: LeaseFilter | undefined, query: QueryInput<typeof calls.lease.list>) => {
  const all = useQuery({ ...listOf(calls.lease.list, { query }), enabled: filter === undefined });
  const inState = useQuery({
    ...listOf(calls.lease.listByState, { params: { state: filter ?? '' }, query }),
    enabled: filter !== undefined,
  });
  return filter === undefined ? all : inState;
};

/** Everybody who rents the object, has rented it or is going to. */
export const useLeasesOfEntity = (entityId: number) =>
  useQuery(listOf(calls.lease.list, { query: { entity_id: entityId, limit: MOST } }));

/** The companies that a list can be narrowed to. */
export const useCompanyChoices = () => useQuery(queryOf(calls.company.list, { query: { limit: MOST } }));

export const useAccountStats = () => useQuery(queryOf(calls.stats.billable));

export const useEntities = (query: QueryInput<typeof calls.entity.list>) =>
  useQuery(listOf(calls.entity.list, { query }));

/** The object that is let. */
export const entityQuery = (id: number) => queryOf(calls.entity.detail, { params: { id } });
export const useEntity = (id: number) => useQuery(entityQuery(id));

/** The object that is chosen in a form, once it is fetched. */
export const useChosenEntity = (id: unknown): Entity | undefined => {
  const chosen = typeof id === 'number' ? id : 0;
  return useQuery({ ...entityQuery(chosen), enabled: chosen > 0 }).data;
};
