import type { LiveRemote } from '@husrum/contract/manifest';
import type { Build } from '../registry/builds.store';

/** A remote as the registry tells of it. */
export const aRemote = (changes: Partial<LiveRemote> = {}): LiveRemote => {
  const { name = 'mf-leases', build = 'a1' } = changes;
  return {
    ...{ name, build, contract: 1, entry: `/remotes/${name}/${build}/entry.js`, integrity: 'sha384-abc' },
    ...{ preload: [], routes: [], nav: [], panels: [], chosen: 'default' },
    ...changes,
  };
};

const nothing = () => Promise.resolve();

/** A build whose code is here, and does nothing. */
export const aBuild = (changes: Partial<LiveRemote> = {}): Build => ({
  manifest: aRemote(changes),
  module: {
    application: { bootstrap: nothing, mount: nothing, unmount: nothing, prepare: () => {} },
    panels: {},
  },
});
