import { isAdministrator, type Role } from '@husrum/contract/permission';
import type { User } from '@husrum/contract/session';
import { createStore, useStore } from '../store/store';

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

const store = createStore<Session | undefined>(undefined);

/** It is set by the shell when the user signs in or out; remotes only read it. */
export const sessionStore = {
  ...store,
  set: (user: User | undefined): void => store.set(user && toSession(user)),
};

export const useOptionalSession = (): Session | undefined => useStore(store);

/** The session of the signed-in user. Pages of remotes are only rendered with a session. */
export const useSession = (): Session => {
  const current = useOptionalSession();
  if (!current) throw new Error('Nobody is signed in');
  return current;
};
