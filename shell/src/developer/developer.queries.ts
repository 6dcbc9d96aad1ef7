import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { releaseCalls } from '@husrum/contract/release';
import { remoteNames } from '@husrum/contract/routes';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { type Override, overrideStore } from '../override/override.store';
import { refreshRegistry } from '../registry/registry';

const REFETCH_MS = 15_000;

export const useReleases = () =>
  useQuery({ ...callQueryOptions(releaseCalls.status), refetchInterval: REFETCH_MS });

export const useReleaseLog = (page: number) =>
  useQuery({ ...listQueryOptions(releaseCalls.log, { query: { page } }), refetchInterval: REFETCH_MS });

/** Pins the user's account to a build, or unpins it with null. Takes effect when the remote is opened the next time. */
export const usePinBuild = () => {
  const { refetch } = useReleases();
  const pin = useApiMutation(releaseCalls.pin, {
    successMessage: ({ message }) => message,
    onSuccess: () => {
      void refetch();
      refreshRegistry().catch(() => {});
    },
  });
  return (remote: string, build: string | null): void => {
    const remoteName = remoteNames.find((name) => name === remote);
    if (remoteName) pin.mutate({ body: { remote: remoteName, build } });
  };
};

/**
 * Asks the server for permission, stores the override and reloads, because only a new page has a content security policy
 * that allows the origin.
 */
export const useStartOverride = () => {
  const requestOverride = useApiMutation(releaseCalls.override);
  return async (override: Override): Promise<void> => {
    overrideStore.set(override, await requestOverride.mutateAsync({ body: override }));
    window.location.reload();
  };
};
