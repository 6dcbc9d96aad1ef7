import { listOf } from '@husrum/api-client';
import type { ParamsOf, QueryInput } from '@husrum/contract/core';
import { eventCalls } from '@husrum/contract/event';
import { useQuery } from '@tanstack/react-query';

/** The notes on an object or a lease, the latest first. */
export const useEventsOf = (
  params: ParamsOf<typeof eventCalls.of>,
  query: QueryInput<typeof eventCalls.of>,
) => useQuery(listOf(eventCalls.of, { params, query }));
