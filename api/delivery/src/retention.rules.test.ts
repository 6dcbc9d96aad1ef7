import type { ReleaseAction } from '@husrum/contract/release';
import { listClearableBuilds, listStaleFolders } from './retention.rules';

const releaseOn = (
  at: string,
  build: string | null,
  canary: string | null = null,
  action: ReleaseAction = 'promote',
) => ({ at: `${at}T08:00:00.000Z`, build, canary, action });
const makeDatedBuild = (build: string, at = '2026-01-01') => ({ build, created_at: `${at}T08:00:00.000Z` });
const now = new Date('2026-07-01T08:00:00Z');
const clearableIn = (
  builds: ReturnType<typeof makeDatedBuild>[],
  releases: ReturnType<typeof releaseOn>[],
  pinned: string[] = [],
) => listClearableBuilds(builds, { releases, pinned, now }).map(({ build }) => build);

/** Releases a, b, c …, one a day. The last one is live. */
const releaseDaily = (names: string, month: string) =>
  [...names].map((build, index) => releaseOn(`2026-${month}-${String(index + 1).padStart(2, '0')}`, build));

test('keeps the live build and five for rollback, and clears others a month after their last use', () => {
  const all = [...'abcdefgh'].map((build) => makeDatedBuild(build));
  expect(clearableIn(all, releaseDaily('abcdefgh', '02'))).toEqual(['a', 'b']);
  expect(clearableIn(all, releaseDaily('abcdefgh', '06'))).toEqual([]);
});

const february = releaseDaily('abcdefgh', '02');

test.each<[string, ReturnType<typeof releaseOn>[], string[], string[]]>([
  ['that an account is pinned to', february, ['a'], ['b']],
  ['that is a canary', [...february, releaseOn('2026-02-09', 'h', 'a', 'canary')], [], ['b']],
  [
    'that was a canary until last week',
    [...february, releaseOn('2026-02-09', 'h', 'a', 'canary'), releaseOn('2026-06-24', 'h', null, 'stop')],
    [],
    ['b'],
  ],
  ['that was rolled back to', [...february, releaseOn('2026-02-09', 'a', null, 'rollback')], [], []],
])('a build %s is kept', (_what, releases, pinned, cleared) => {
  const names = releases.at(-1)?.action === 'rollback' ? ['a'] : [...'abcdefgh'];
  expect(
    clearableIn(
      names.map((build) => makeDatedBuild(build)),
      releases,
      pinned,
    ),
  ).toEqual(cleared);
});

test('clears a build that was never released a month after its upload', () => {
  expect(
    clearableIn([makeDatedBuild('x', '2026-05-30'), makeDatedBuild('y', '2026-06-05')], february),
  ).toEqual(['x']);
});

test('a new upload restarts the month', () => {
  expect(clearableIn([makeDatedBuild('a', '2026-06-20'), makeDatedBuild('b')], february)).toEqual(['b']);
});

test('keeps the last build of a removed remote', () => {
  expect(
    clearableIn([makeDatedBuild('h')], [...february, releaseOn('2026-02-09', null, null, 'remove')]),
  ).toEqual([]);
});

test('a folder is stale when no file has been added to it for a month', () => {
  const file = (key: string, day: string) => ({ key, storedAt: new Date(`${day}T08:00:00Z`) });
  const files = [
    file('uploads/mf-leases/a/entry.js', '2026-05-01'),
    file('uploads/mf-leases/a/12.js', '2026-05-30'),
    file('uploads/mf-leases/b/entry.js', '2026-05-01'),
    file('uploads/mf-leases/b/12.js', '2026-06-02'),
    file('remotes/mf-leases/a.1f2e/entry.js', '2026-05-31'),
    file('remotes/mf-leases/a.3d4c/entry.js', '2026-06-03'),
    file('other.js', '2026-01-01'),
  ];
  expect(listStaleFolders(files, now)).toEqual([
    {
      folder: 'uploads/mf-leases/a',
      keys: ['uploads/mf-leases/a/entry.js', 'uploads/mf-leases/a/12.js'],
    },
    { folder: 'remotes/mf-leases/a.1f2e', keys: ['remotes/mf-leases/a.1f2e/entry.js'] },
  ]);
});
