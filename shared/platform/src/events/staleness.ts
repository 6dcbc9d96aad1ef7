import { stale } from '@husrum/contract/bus';
import { bus } from '@husrum/event-bus';
import type { QueryClient } from '@tanstack/react-query';

/** Long enough for the page that deleted something to be left. */
const AFTER_LEAVING_MS = 1000;

const asksAboutOne = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'params' in input && input.params !== undefined;

/** What happened makes answers old: those on the screen are fetched again, the others when they are next needed. */
export const keepFresh = (queryClient: QueryClient): (() => void) => {
  const listening = bus.all().subscribe(({ name }) => {
    const deleted = name.endsWith('.deleted');
    const renew = (predicate?: (query: { queryKey: readonly unknown[] }) => boolean) => {
      for (const noun of stale[name]) void queryClient.invalidateQueries({ queryKey: [noun], predicate });
    };
    // A row that is gone is not asked about by the page that has just deleted it: the answer would be 404.
    renew(deleted ? ({ queryKey }) => !asksAboutOne(queryKey[2]) : undefined);
    if (deleted) setTimeout(() => renew(), AFTER_LEAVING_MS);
  });
  return () => listening.unsubscribe();
};
