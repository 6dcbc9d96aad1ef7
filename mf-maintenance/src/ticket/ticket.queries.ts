import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { userCalls } from '@husrum/contract/user';
import { useQuery } from '@tanstack/react-query';
import type { TargetType } from './ticket-target.queries';

export const useTicket = (id: number) => useQuery(callQueryOptions(ticketCalls.detail, { params: { id } }));
export const useTickets = (query: QueryInput<typeof ticketCalls.list>) =>
  useQuery(listQueryOptions(ticketCalls.list, { query }));

const targetCalls = { tenant: ticketCalls.listByTenant, entity: ticketCalls.listByEntity } as const;
type TargetCall = (typeof targetCalls)[TargetType];

/** The tickets about one object or one tenant. */
export const useTargetTickets = (type: TargetType, id: number, query: QueryInput<TargetCall>) =>
  useQuery(listQueryOptions(targetCalls[type], { params: { id }, query }));

/** Searches the objects and tenants that a ticket can be about. */
export const targetSearchQueryOptions = (query: string) =>
  callQueryOptions(searchCalls.find, { query: { query, index: 'entities,tenants' } });

/** Whether the business has neither an object nor a tenant that a ticket can be about. The result is false while loading. */
export const useHasNoTarget = (enabled: boolean): boolean => {
  const query = { limit: 1 };
  const entities = useQuery({ ...callQueryOptions(entityCalls.list, { query }), enabled });
  const tenants = useQuery({ ...callQueryOptions(tenantCalls.list, { query }), enabled });
  return entities.data?.total === 0 && tenants.data?.total === 0;
};

export const useStatistics = () => useQuery(callQueryOptions(statisticsCalls.business));

/** The users who can be responsible, as options. The `current` responsible user is an option even when removed since. */
export const useResponsibleOptions = (current?: { id: number; name: string } | null) => {
  const { data, isPending } = useQuery(callQueryOptions(userCalls.list));
  const users = data?.data ?? [];
  const removed = current && !users.some(({ id }) => id === current.id) ? [current] : [];
  const options = [...removed, ...users].map(({ id, name }) => ({ value: id, label: name }));
  return { options, isPending };
};

/** The activity from which a new ticket is created, if any. */
export const useTicketActivity = (id: number | undefined) =>
  useQuery({
    ...callQueryOptions(maintenanceCalls.detail, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
  });
