import { stale } from '@husrum/contract';
import { bus } from '@husrum/event-bus';
import type { QueryClient } from '@tanstack/react-query';

/** What happened makes answers old: those on the screen are fetched again, the others when they are next needed. */
export const keepFresh = (queryClient: QueryClient): (() => void) => {
  const listening = bus.all().subscribe(({ name }) => {
    for (const noun of stale[name]) void queryClient.invalidateQueries({ queryKey: [noun] });
  });
  return () => listening.unsubscribe();
};
