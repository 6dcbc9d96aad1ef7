import type { ReleaseAction } from '@husrum/contract/release';
import { listClearableBuilds, listStaleFolders } from './retention.rules';

const step = (
  at: string,
  build: string | null,
  canary: string | null = null,
  action: ReleaseAction = 'promote',
) => ({
  ...{ at: `${at}T08:00:00.000Z`, build, canary, action },
});
const makeDatedBuild = (build: string, at = '2026-01-01') => ({ build, created_at: `${at}T08:00:00.000Z` });
const now = new Date('2026-07-01T08:00:00Z');
const clearableIn = (
  builds: ReturnType<typeof makeDatedBuild>[],
  steps: ReturnType<typeof step>[],
  pinned: string[] = [],
) => listClearableBuilds(builds, { steps, pinned, now }).map(({ build }) => build);

/** Releases a, b, c …, one a day. The last one is live. */
const releaseDaily = (names: string, month: string) =>
  [...names].map((build, at) => step(`2026-${month}-${String(at + 1).padStart(2, '0')}`, build));

test('keeps the live build and five for rollback, and clears others a month after their last use', () => {
  const all = [...'abcdefgh'].map((build) => makeDatedBuild(build));
  expect(clearableIn(all, releaseDaily('abcdefgh', '02'))).toEqual(['a', 'b']);
  expect(clearableIn(all, releaseDaily('abcdefgh', '06'))).toEqual([]);
});

const month = releaseDaily('abcdefgh', '02');

test.each<[string, ReturnType<typeof step>[], string[], string[]]>([
  ['that an account is pinned to', month, ['a'], ['b']],
  ['that is a canary', [...month, step('2026-02-09', 'h', 'a', 'canary')], [], ['b']],
  [
    'that was a canary until last week',
    [...month, step('2026-02-09', 'h', 'a', 'canary'), step('2026-06-24', 'h', null, 'stop')],
    [],
    ['b'],
  ],
  ['that was rolled back to', [...month, step('2026-02-09', 'a', null, 'rollback')], [], []],
])('a build %s is kept', (_what, steps, pinned, expected) => {
  const names = steps.at(-1)?.action === 'rollback' ? ['a'] : [...'abcdefgh'];
  expect(
    clearableIn(
      names.map((build) => makeDatedBuild(build)),
      steps,
      pinned,
    ),
  ).toEqual(expected);
});

test('clears a build that was never released a month after its upload', () => {
  expect(clearableIn([makeDatedBuild('x', '2026-05-30'), makeDatedBuild('y', '2026-06-05')], month)).toEqual([
    'x',
  ]);
});

test('a new upload restarts the month', () => {
  expect(clearableIn([makeDatedBuild('a', '2026-06-20'), makeDatedBuild('b')], month)).toEqual(['b']);
});

test('keeps the last build of a removed remote', () => {
  expect(clearableIn([makeDatedBuild('h')], [...month, step('2026-02-09', null, null, 'remove')])).toEqual(
    [],
  );
});

test('a folder is stale when it has got no new file for a month', () => {
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
