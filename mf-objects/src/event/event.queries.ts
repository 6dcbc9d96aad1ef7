import { listOf } from '@husrum/api-client';
import { calls, type ParamsOf, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

/** The notes on an object or a lease, the latest first. */
export const useEventsOf = (
  params: ParamsOf<typeof calls.event.of>,
  query: QueryInput<typeof calls.event.of>,
) => useQuery(listOf(calls.event.of, { params, query }));
