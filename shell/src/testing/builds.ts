import type { LiveRemote } from '@husrum/contract/manifest';
import type { Build } from '../registry/builds.store';

/** A remote as the registry lists it. */
export const makeRemote = (changes: Partial<LiveRemote> = {}): LiveRemote => {
  const { name = 'mf-leases', build = 'a1' } = changes;
  return {
    name,
    build,
    contract: 1,
    entry: `/remotes/${name}/${build}/entry.js`,
    integrity: 'sha384-abc',
    preload: [],
    routes: [],
    nav: [],
    panels: [],
    chosen: 'default',
    ...changes,
  };
};

const noop = () => Promise.resolve();

/** A loaded build whose code does nothing. */
export const makeBuild = (changes: Partial<LiveRemote> = {}): Build => ({
  manifest: makeRemote(changes),
  module: {
    application: { bootstrap: noop, mount: noop, unmount: noop, preload: () => {} },
    panels: {},
  },
});
