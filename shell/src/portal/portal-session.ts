import { queryClient, type RequestSession, request } from '@husrum/api-client';
import type { BodyOf } from '@husrum/contract/core';
import { portalCalls } from '@husrum/contract/portal';

/** A tenant's sign-in in one portal. It is separate from that of a user of the product in the same browser. */
export interface PortalSession extends RequestSession {
  signIn: (credentials: Omit<BodyOf<typeof portalCalls.login>, 'stub'>) => Promise<void>;
  signOut: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

const storageKey = (stub: string): string => `husrum.portal.${stub}`;

/** Removes what the last tenant has read, so that the next one does not see it. */
const removeQueries = (): void => queryClient.removeQueries({ queryKey: ['portal'] });

const createPortalSession = (stub: string): PortalSession => {
  const key = storageKey(stub);
  const listeners = new Set<() => void>();
  const getToken = (): string | null => localStorage.getItem(key);
  const setToken = (token: string | null): void => {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
    for (const listener of listeners) listener();
  };
  const end = (): void => {
    removeQueries();
    setToken(null);
  };
  let pendingRenewal: Promise<string> | undefined;
  const session: PortalSession = {
    getToken,
    onUnauthorized: end,
    renewToken: () => {
      pendingRenewal ??= request(portalCalls.refresh, { params: { stub }, session, handledStatuses: [401] })
        .then(({ access_token }) => {
          setToken(access_token);
          return access_token;
        })
        .finally(() => {
          pendingRenewal = undefined;
        });
      return pendingRenewal;
    },
    signIn: async (credentials) => {
      const { access_token } = await request(portalCalls.login, { body: { stub, ...credentials } });
      removeQueries();
      setToken(access_token);
    },
    // Also signs out when the server cannot be reached.
    signOut: async () => {
      await request(portalCalls.logout, { session }).catch(() => {});
      end();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
  return session;
};

const sessions = new Map<string, PortalSession>();

/** The session of the portal with this address. */
export const portalSession = (stub: string): PortalSession => {
  const existing = sessions.get(stub);
  if (existing) return existing;
  const session = createPortalSession(stub);
  sessions.set(stub, session);
  return session;
};
