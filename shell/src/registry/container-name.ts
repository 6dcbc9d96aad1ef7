import type { LiveRemote } from '@husrum/contract/manifest';

/** The global variable of a build's container. Each build has its own, so that two builds never mix. */
export const toContainerName = ({ name, build }: Pick<LiveRemote, 'name' | 'build'>): string =>
  `${name.replaceAll('-', '_')}_${build}`;
