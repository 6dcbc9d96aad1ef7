import { listOf, queryOf } from '@husrum/api-client';
import { releaseCalls } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import { useSave } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { type Override, overrideStore } from '../override/override.store';
import { renewRegistry } from '../registry/registry';

const RENEW_MS = 15_000;

export const useReleases = () => useQuery({ ...queryOf(releaseCalls.status), refetchInterval: RENEW_MS });

export const useReleaseLog = (page: number) =>
  useQuery({ ...listOf(releaseCalls.log, { query: { page } }), refetchInterval: RENEW_MS });

/** Holds the own account to a build, or lets it go; the page takes it at the next entry to that remote. */
export const usePin = () => {
  const { refetch } = useReleases();
  const pin = useSave(releaseCalls.pin, {
    success: ({ message }) => message,
    onDone: () => {
      void refetch();
      renewRegistry().catch(() => {});
    },
  });
  return (remote: string, build: string | null): void => {
    const named = remoteNames.find((name) => name === remote);
    if (named) pin.mutate({ body: { remote: named, build } });
  };
};

/** With the server's leave the browser keeps the choice, and the page is opened anew under the wider policy. */
export const useOverride = () => {
  const ask = useSave(releaseCalls.override);
  return async (override: Override): Promise<void> => {
    overrideStore.set(override, await ask.mutateAsync({ body: override }));
    window.location.reload();
  };
};
