import type { PanelName, PanelProps } from '@husrum/contract/panels';
import type { Owner } from '@husrum/contract/routes';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './part/lazy-part';

export type PanelTable = {
  readonly [N in PanelName]?: LazyPart<{ default: ComponentType<PanelProps[N]> }>;
};

/** What the shell does for the remotes. Their own loader cannot find other remotes; the shell's can. */
export interface Host {
  panelsOf: (owner: Owner) => Promise<PanelTable>;
  /** After a failure of its code: from now on the owner's build that is in force, if that is another one. */
  renew: (owner: Owner) => Promise<void>;
  /** A hint that the reader is about to go there. */
  prepare: (path: string) => void;
}

const notConnected = (): Promise<PanelTable> => Promise.reject(new Error('No shell is connected'));
let host: Host = { panelsOf: notConnected, renew: () => Promise.resolve(), prepare: () => {} };
const tables = new Map<Owner, LazyPart<PanelTable>>();

export const connectHost = (shell: Host): void => {
  host = shell;
  tables.clear();
};

/** The next screen asks these owners anew what they offer: another build of them is used from now on. */
export const forgetPanels = (owners: readonly Owner[]): void => {
  for (const owner of owners) tables.delete(owner);
};

/** Never fails: what is tried again then shows what is still wrong. */
export const renew = (owner: Owner): Promise<void> => host.renew(owner).catch(() => {});

export const prepare = (path: string): void => host.prepare(path);

export const panelTable = (owner: Owner): LazyPart<PanelTable> => {
  const known = tables.get(owner);
  if (known) return known;
  const made = lazyPart(() => host.panelsOf(owner));
  tables.set(owner, made);
  return made;
};
