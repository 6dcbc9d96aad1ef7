import { makeBuild } from '../../test/build';
import { hintsFor } from './hints.rules';

const { manifest } = makeBuild('mf-leases', 'b1', {
  preload: [{ url: '/remotes/mf-leases/b1/7.js', integrity: 'sha384-seven' }],
  screens: [
    { route: 'lease.overview', files: ['7.js', '12.js'] },
    { route: 'lease.detail', files: ['99.js'] },
  ],
});
const [entry, screen] = manifest.files;

it('names the entry, what comes beside it and the screen of the route, each once and with its hash', () => {
  expect(hintsFor('lease.overview', manifest).split(', ')).toEqual([
    `</remotes/mf-leases/b1/entry.js>; rel=preload; as=script; integrity="${entry?.integrity}"`,
    '</remotes/mf-leases/b1/7.js>; rel=preload; as=script; integrity="sha384-seven"',
    `</remotes/mf-leases/b1/12.js>; rel=preload; as=script; integrity="${screen?.integrity}"`,
  ]);
});

it('names no screen that it does not know, and no file that the build does not have', () => {
  for (const route of ['lease.create', 'lease.detail'])
    expect(hintsFor(route, manifest).split(', ')).toHaveLength(2);
  const { screens: _, ...older } = manifest;
  expect(hintsFor('lease.overview', older).split(', ')).toHaveLength(2);
});

it('names what the page itself begins with before anything of the remote', () => {
  const shell = [{ url: '/assets/main.1.js', integrity: 'sha384-main' }];
  expect(hintsFor('lease.create', manifest, shell)).toMatch(
    /^<\/assets\/main\.1\.js>; rel=preload; as=script; integrity="sha384-main", <\/remotes\/mf-leases\/b1\/entry\.js>/,
  );
});
