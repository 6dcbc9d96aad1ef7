import { stale } from '@husrum/contract';
import { bus } from '@husrum/event-bus';
import type { QueryClient } from '@tanstack/react-query';

/** A row that is gone is not asked for again by the page that has just deleted it: the answer would be 404. */
const filterOf = (noun: string, deleted: boolean) => ({
  queryKey: [noun],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !(deleted && queryKey[1] === 'detail'),
});

/** What happened makes answers old: those on the screen are fetched again, the others when they are next needed. */
export const keepFresh = (queryClient: QueryClient): (() => void) => {
  const listening = bus.all().subscribe(({ name }) => {
    for (const noun of stale[name])
      void queryClient.invalidateQueries(filterOf(noun, name.endsWith('.deleted')));
  });
  return () => listening.unsubscribe();
};
