import type { PanelName, PanelProps } from '@husrum/contract/panels';
import type { Owner } from '@husrum/contract/routes';
import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from './loading/lazy-module';

/** The panels of one remote, by name. */
export type PanelTable = {
  readonly [N in PanelName]?: LazyModule<{ default: ComponentType<PanelProps[N]> }>;
};

/** What the shell does for the remotes: only the shell can load other remotes. */
export interface ShellServices {
  loadPanels: (owner: Owner) => Promise<PanelTable>;
  /** After code of the owner has failed: switches to its current build, if that is another one. */
  reloadFailedRemote: (owner: Owner) => Promise<void>;
  /** A hint that the user is about to open the page. */
  preloadPage: (path: string) => void;
  /** Whether the path has a screen. The result is false for a page that is not built yet. */
  hasPage: (path: string) => boolean;
  /** Calls the listener when `hasPage` may answer differently. Returns the function that stops it. */
  subscribePages: (listener: () => void) => () => void;
}

const rejectNotConnected = (): Promise<PanelTable> => Promise.reject(new Error('No shell is connected'));
let services: ShellServices = {
  loadPanels: rejectNotConnected,
  reloadFailedRemote: () => Promise.resolve(),
  preloadPage: () => {},
  hasPage: () => true,
  subscribePages: () => () => {},
};
const panelTables = new Map<Owner, LazyModule<PanelTable>>();

/** It is called once by the shell, and by each test. */
export const connectShellServices = (shellServices: ShellServices): void => {
  services = shellServices;
  panelTables.clear();
};

/** Makes the next screen load the panels of these owners again, after another build of them was activated. */
export const resetPanels = (owners: readonly Owner[]): void => {
  for (const owner of owners) panelTables.delete(owner);
};

/** It never rejects: rendering again shows what is still broken. */
export const reloadFailedRemote = (owner: Owner): Promise<void> =>
  services.reloadFailedRemote(owner).catch(() => {});

export const preloadPage = (path: string): void => services.preloadPage(path);
export const hasPage = (path: string): boolean => services.hasPage(path);
export const subscribePages = (listener: () => void): (() => void) => services.subscribePages(listener);

/** The panels of an owner, loaded at the first read. */
export const lazyPanelTable = (owner: Owner): LazyModule<PanelTable> => {
  const existing = panelTables.get(owner);
  if (existing) return existing;
  const table = lazyModule(() => services.loadPanels(owner));
  panelTables.set(owner, table);
  return table;
};
