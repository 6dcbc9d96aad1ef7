import {
  createTokenStore,
  queryClient,
  type RequestSession,
  request,
  type TokenStore,
} from '@husrum/api-client';
import type { BodyOf } from '@husrum/contract/core';
import { portalCalls } from '@husrum/contract/portal';

/** A tenant's sign-in in one portal. It is separate from that of a user of the product in the same browser. */
export interface PortalSession extends RequestSession, Pick<TokenStore, 'subscribe'> {
  signIn: (credentials: Omit<BodyOf<typeof portalCalls.login>, 'stub'>) => Promise<void>;
  signOut: () => Promise<void>;
}

/** Removes what the last tenant has read, so that the next one does not see it. */
const removeQueries = (): void => queryClient.removeQueries({ queryKey: ['portal'] });

const createPortalSession = (stub: string): PortalSession => {
  const token = createTokenStore(`husrum.portal.${stub}`);
  // This also happens when the tenant signs out in another tab.
  token.subscribe((value) => {
    if (value === null) removeQueries();
  });
  let pendingRenewal: Promise<string> | undefined;
  const session: PortalSession = {
    getToken: token.get,
    subscribe: token.subscribe,
    onUnauthorized: token.clear,
    renewToken: () => {
      pendingRenewal ??= request(portalCalls.refresh, { params: { stub }, session, handledStatuses: [401] })
        .then(({ access_token }) => {
          token.set(access_token);
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
      token.set(access_token);
    },
    // It also signs out when the server cannot be reached.
    signOut: async () => {
      await request(portalCalls.logout, { session }).catch(() => {});
      token.clear();
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
