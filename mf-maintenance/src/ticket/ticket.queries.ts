import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { ticketCalls } from '@husrum/contract/ticket';
import { useQuery } from '@tanstack/react-query';
import type { SubjectType } from './ticket-subject';

export const useTicket = (id: number) => useQuery(queryOf(ticketCalls.detail, { params: { id } }));
export const useTickets = (query: QueryInput<typeof ticketCalls.list>) =>
  useQuery(listOf(ticketCalls.list, { query }));

const ofSubject = { tenant: ticketCalls.ofTenant, entity: ticketCalls.ofEntity } as const;
type OfSubject = (typeof ofSubject)[SubjectType];

/** The tickets about one object or tenant. */
export const useTicketsOf = (type: SubjectType, id: number, query: QueryInput<OfSubject>) =>
  useQuery(listOf(ofSubject[type], { params: { id }, query }));

/** What a ticket can be about and fits what is typed. */
export const subjectsFound = (query: string) =>
  queryOf(searchCalls.find, { query: { query, index: 'entities,tenants' } });

export const useAccountStats = () => useQuery(queryOf(statisticsCalls.billable));
