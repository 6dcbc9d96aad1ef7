import { ownerOf, remoteNames } from '@husrum/contract/routes';
import { sessionStore } from '@husrum/platform/shell';
import { registerApplication, start, triggerAppChange } from 'single-spa';
import { area } from './area';

/**
 * One area per bundle of the contract; whether it is deployed shows when it is entered.
 * Nobody's pages are drawn before it is known who is reading.
 */
export const startAreas = (): void => {
  for (const name of remoteNames) {
    registerApplication({
      name,
      app: area(name),
      activeWhen: ({ pathname }) => sessionStore.get() !== undefined && ownerOf(pathname) === name,
    });
  }
  sessionStore.subscribe(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
};
