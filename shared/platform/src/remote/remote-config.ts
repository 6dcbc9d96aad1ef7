import type { NavEntry } from '@husrum/contract/manifest';

type OptionalKey = 'badges' | 'children';
type NavEntryInput = Omit<NavEntry, OptionalKey> & Partial<Pick<NavEntry, OptionalKey>>;

/** What a remote declares in `remote.config.ts`. Its routes and panels follow from the contract. */
export interface RemoteConfig {
  readonly nav: readonly NavEntry[];
}

/** `export default defineRemote({ nav: […] })` */
export const defineRemote = ({ nav }: { readonly nav: readonly NavEntryInput[] }): RemoteConfig => ({
  nav: nav.map((entry) => ({ badges: [], children: [], ...entry })),
});
