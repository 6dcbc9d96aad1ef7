import type { LiveRemote } from '@husrum/contract/manifest';

/** Each build is a container of its own, under a name of its own: nothing of one is ever taken for another's. */
export const containerOf = ({ name, build }: Pick<LiveRemote, 'name' | 'build'>): string =>
  `${name.replaceAll('-', '_')}_${build}`;
