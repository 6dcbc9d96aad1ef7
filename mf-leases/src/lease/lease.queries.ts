import { listOf, queryOf } from '@husrum/api-client';
import { companyCalls } from '@husrum/contract/company';
import type { QueryInput } from '@husrum/contract/core';
import { type Entity, entityCalls } from '@husrum/contract/entity';
import { type LeaseFilter, leaseCalls } from '@husrum/contract/lease';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useQuery } from '@tanstack/react-query';

/** As many as a choice or the page of an object holds. */
const MOST = 100;

export const useLease = (id: number) => useQuery(queryOf(leaseCalls.detail, { params: { id } }));

/** The terms over time, newest first. */
export const useLeaseTerms = (id: number) => useQuery(queryOf(leaseCalls.terms, { params: { id } }));

/** What has been done with it, latest first. */
export const useLeaseEvents = (id: number) => useQuery(queryOf(leaseCalls.events, { params: { id } }));

/** What the last invoice would be, while a day is being chosen. */
export const useEnding = (id: number, stop: string | null) =>
  useQuery({
    ...listOf(leaseCalls.ending, { params: { id }, query: { stop: stop ?? '' } }),
    enabled: stop !== null,
  });

/** All leases, or those in one state. */
export const useLeases = (filter: LeaseFilter | undefined, query: QueryInput<typeof leaseCalls.list>) => {
  const all = useQuery({ ...listOf(leaseCalls.list, { query }), enabled: filter === undefined });
  const inState = useQuery({
    ...listOf(leaseCalls.listByState, { params: { state: filter ?? '' }, query }),
    enabled: filter !== undefined,
  });
  return filter === undefined ? all : inState;
};

/** Everybody who rents the object, has rented it or is going to. */
export const useLeasesOfEntity = (entityId: number) =>
  useQuery(listOf(leaseCalls.list, { query: { entity_id: entityId, limit: MOST } }));

/** The companies that a list can be narrowed to. */
export const useCompanyChoices = () => useQuery(queryOf(companyCalls.list, { query: { limit: MOST } }));

export const useAccountStats = () => useQuery(queryOf(statisticsCalls.billable));

export const useEntities = (query: QueryInput<typeof entityCalls.list>) =>
  useQuery(listOf(entityCalls.list, { query }));

/** The object that is let. */
export const entityQuery = (id: number) => queryOf(entityCalls.detail, { params: { id } });
export const useEntity = (id: number) => useQuery(entityQuery(id));

/** The object that is chosen in a form, once it is fetched. */
export const useChosenEntity = (id: unknown): Entity | undefined => {
  const chosen = typeof id === 'number' ? id : 0;
  return useQuery({ ...entityQuery(chosen), enabled: chosen > 0 }).data;
};
