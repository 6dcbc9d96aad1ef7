import type { User } from '@husrum/contract/session';
import { useSyncExternalStore } from 'react';

export interface Session {
  readonly user: User;
  readonly account: User['billable'];
  /** Administrator of the business. */
  readonly isAdmin: boolean;
}

const sessionOf = (user: User): Session => ({
  user,
  account: user.billable,
  isAdmin: user.billable_admin === 1,
});

let session: Session | undefined;
const listeners = new Set<() => void>();

/** The shell signs in and out; everybody else reads. */
export const sessionStore = {
  get: (): Session | undefined => session,
  set: (user: User | undefined): void => {
    session = user && sessionOf(user);
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

/** Who is signed in. A page of a remote is never shown to anybody else. */
export const useSession = (): Session => {
  const current = useOptionalSession();
  if (!current) throw new Error('Nobody is signed in');
  return current;
};
