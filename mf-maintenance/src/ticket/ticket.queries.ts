import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';
import type { SubjectType } from './ticket-subject';

export const useTicket = (id: number) => useQuery(queryOf(calls.ticket.detail, { params: { id } }));
export const useTickets = (query: QueryInput<typeof calls.ticket.list>) =>
  useQuery(listOf(calls.ticket.list, { query }));

const ofSubject = { tenant: calls.ticket.ofTenant, entity: calls.ticket.ofEntity } as const;
type OfSubject = (typeof ofSubject)[SubjectType];

/** The tickets about one object or tenant. */
export const useTicketsOf = (type: SubjectType, id: number, query: QueryInput<OfSubject>) =>
  useQuery(listOf(ofSubject[type], { params: { id }, query }));

/** What a ticket can be about and fits what is typed. */
export const subjectsFound = (query: string) =>
  queryOf(calls.search.find, { query: { query, index: 'entities,tenants' } });

export const useAccountStats = () => useQuery(queryOf(calls.stats.billable));
