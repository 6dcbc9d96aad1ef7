import { isAdministrator, type Role } from '@husrum/contract/permission';
import type { User } from '@husrum/contract/session';
import { useSyncExternalStore } from 'react';

export interface Session {
  readonly user: User;
  readonly business: User['billable'];
  readonly role: Role;
  /** Whether the user administers the business. */
  readonly isAdmin: boolean;
}

const toSession = (user: User): Session => ({
  user,
  business: user.billable,
  role: user.role,
  isAdmin: isAdministrator(user.role),
});

let session: Session | undefined;
const listeners = new Set<() => void>();

/** Set by the shell when the user signs in or out; remotes only read it. */
export const sessionStore = {
  get: (): Session | undefined => session,
  set: (user: User | undefined): void => {
    session = user && toSession(user);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export const useOptionalSession = (): Session | undefined =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

/** The session of the signed-in user. Pages of remotes are only rendered with a session. */
export const useSession = (): Session => {
  const current = useOptionalSession();
  if (!current) throw new Error('Nobody is signed in');
  return current;
};
