import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { ticketCalls } from '@husrum/contract/ticket';
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
export const targetSearchQuery = (query: string) =>
  callQueryOptions(searchCalls.find, { query: { query, index: 'entities,tenants' } });

export const useStatistics = () => useQuery(callQueryOptions(statisticsCalls.business));
