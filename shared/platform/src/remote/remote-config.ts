import type { NavEntry } from '@husrum/contract';

/** The public face of a remote besides its code. Routes and panels follow from the contract by owner. */
export interface RemoteConfig {
  readonly nav: readonly NavEntry[];
}

export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
