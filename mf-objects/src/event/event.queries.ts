import { listQueryOptions } from '@husrum/api-client';
import type { ParamsOf, QueryInput } from '@husrum/contract/core';
import { eventCalls } from '@husrum/contract/event';
import { useQuery } from '@tanstack/react-query';

/** The events of an object or a lease, the latest date first. */
export const useOwnerEvents = (
  params: ParamsOf<typeof eventCalls.listByOwner>,
  query: QueryInput<typeof eventCalls.listByOwner>,
) => useQuery(listQueryOptions(eventCalls.listByOwner, { params, query }));
