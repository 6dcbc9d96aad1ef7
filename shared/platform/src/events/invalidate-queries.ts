import { staleNounsByEvent } from '@husrum/contract/bus';
import { bus } from '@husrum/event-bus';
import type { QueryClient } from '@tanstack/react-query';

/** Long enough to leave the page of a deleted row. */
const REFETCH_AFTER_DELETE_MS = 1000;

const hasPathParams = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'params' in input && input.params !== undefined;

/**
 * Invalidates the queries that a bus event makes stale: visible ones are refetched now, others when next used.
 * Returns the function that ends the subscription.
 */
export const invalidateQueriesOnBusEvents = (queryClient: QueryClient): (() => void) => {
  const subscription = bus.all().subscribe(({ name }) => {
    const isDeletion = name.endsWith('.deleted');
    const invalidate = (predicate?: (query: { queryKey: readonly unknown[] }) => boolean) => {
      for (const noun of staleNounsByEvent[name])
        void queryClient.invalidateQueries({ queryKey: [noun], predicate });
    };
    // The page that deleted the row is still mounted: refetching the row would answer 404.
    invalidate(isDeletion ? ({ queryKey }) => !hasPathParams(queryKey[2]) : undefined);
    if (isDeletion) setTimeout(() => invalidate(), REFETCH_AFTER_DELETE_MS);
  });
  return () => subscription.unsubscribe();
};
