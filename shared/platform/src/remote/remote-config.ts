import type { NavEntry } from '@husrum/contract/manifest';

type Optional = 'badges' | 'children';
type Written = Omit<NavEntry, Optional> & Partial<Pick<NavEntry, Optional>>;

/** The public face of a remote besides its code. Routes and panels follow from the contract by owner. */
export interface RemoteConfig {
  readonly nav: readonly NavEntry[];
}

export const defineRemote = ({ nav }: { readonly nav: readonly Written[] }): RemoteConfig => ({
  nav: nav.map((entry) => ({ badges: [], children: [], ...entry })),
});
