import { ownerOf, remoteNames } from '@husrum/contract';
import { registerApplication, start } from 'single-spa';
import { area } from './area';

/** One area per bundle of the contract; whether it is deployed shows when it is entered. */
export const startAreas = (): void => {
  for (const name of remoteNames) {
    registerApplication({
      name,
      app: area(name),
      activeWhen: ({ pathname }) => ownerOf(pathname) === name,
    });
  }
  start({ urlRerouteOnly: true });
};
