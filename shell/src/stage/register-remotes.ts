import { findOwner, remoteNames } from '@husrum/contract/routes';
import { sessionStore } from '@husrum/platform/shell';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { createRemoteLifecycle } from './remote-lifecycle';

/**
 * Registers every remote of the contract with single-spa, deployed or not: a missing one fails when it is opened.
 * No remote is active until the session is known.
 */
export const registerRemotes = (): void => {
  for (const name of remoteNames) {
    registerApplication({
      name,
      app: createRemoteLifecycle(name),
      activeWhen: ({ pathname }) => sessionStore.get() !== undefined && findOwner(pathname) === name,
    });
  }
  sessionStore.subscribe(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
};
