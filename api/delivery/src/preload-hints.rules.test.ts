import { makeBuild } from '@husrum/api-testing/test-build';
import { createPreloadHeader } from './preload-hints.rules';

const { manifest } = makeBuild('mf-leases', 'b1', {
  preload: [{ url: '/remotes/mf-leases/b1/7.js', integrity: 'sha384-seven' }],
  screens: [
    { route: 'lease.overview', files: ['7.js', '12.js'] },
    { route: 'lease.detail', files: ['99.js'] },
  ],
});
const [entry, screen] = manifest.files;

it('lists the entry, the preloaded chunks and the screen of the route, each once with its hash', () => {
  expect(createPreloadHeader('lease.overview', manifest).split(', ')).toEqual([
    `</remotes/mf-leases/b1/entry.js>; rel=preload; as=script; integrity="${entry?.integrity}"`,
    '</remotes/mf-leases/b1/7.js>; rel=preload; as=script; integrity="sha384-seven"',
    `</remotes/mf-leases/b1/12.js>; rel=preload; as=script; integrity="${screen?.integrity}"`,
  ]);
});

it('lists no screen for a route without a screen, a file that is not in the manifest, or a manifest without screens', () => {
  for (const route of ['lease.create', 'lease.detail'])
    expect(createPreloadHeader(route, manifest).split(', ')).toHaveLength(2);
  const { screens: _, ...withoutScreens } = manifest;
  expect(createPreloadHeader('lease.overview', withoutScreens).split(', ')).toHaveLength(2);
});

it('lists the scripts of the shell first', () => {
  const shell = [{ url: '/assets/main.1.js', integrity: 'sha384-main' }];
  expect(createPreloadHeader('lease.create', manifest, shell)).toMatch(
    /^<\/assets\/main\.1\.js>; rel=preload; as=script; integrity="sha384-main", <\/remotes\/mf-leases\/b1\/entry\.js>/,
  );
});
