import { listOf, queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useSave } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { type Override, overrideStore } from '../override/override.store';

const RENEW_MS = 15_000;

export const useReleases = () => useQuery({ ...queryOf(calls.release.status), refetchInterval: RENEW_MS });

export const useReleaseLog = (page: number) =>
  useQuery({ ...listOf(calls.release.log, { query: { page } }), refetchInterval: RENEW_MS });

/** With the server's leave the browser keeps the choice, and the page is opened anew under the wider policy. */
export const useOverride = () => {
  const ask = useSave(calls.release.override);
  return async (override: Override): Promise<void> => {
    overrideStore.set(override, await ask.mutateAsync({ body: override }));
    window.location.reload();
  };
};
