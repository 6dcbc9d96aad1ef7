import type { ReleaseAction } from '@husrum/contract/release';
import { clearable, settledLongAgo } from './clearing.rules';

const row = (
  at: string,
  build: string | null,
  canary: string | null = null,
  action: ReleaseAction = 'promote',
) => ({
  ...{ at: `${at}T08:00:00.000Z`, build, canary, action },
});
const came = (build: string, at = '2026-01-01') => ({ build, created_at: `${at}T08:00:00.000Z` });
const now = new Date('2026-07-01T08:00:00Z');
const cleared = (builds: ReturnType<typeof came>[], log: ReturnType<typeof row>[], pinned: string[] = []) =>
  clearable(builds, { log, pinned, now }).map(({ build }) => build);

/** a, b, c … one a day; the last of them is live. */
const released = (names: string, month: string) =>
  [...names].map((build, at) => row(`2026-${month}-${String(at + 1).padStart(2, '0')}`, build));

test('beside the live build five are kept for a way back, the others go a month after somebody had them', () => {
  const all = [...'abcdefgh'].map((build) => came(build));
  expect(cleared(all, released('abcdefgh', '02'))).toEqual(['a', 'b']);
  expect(cleared(all, released('abcdefgh', '06'))).toEqual([]);
});

const month = released('abcdefgh', '02');

test.each<[string, ReturnType<typeof row>[], string[], string[]]>([
  ['that some account is held to', month, ['a'], ['b']],
  ['that a share of the users tries', [...month, row('2026-02-09', 'h', 'a', 'canary')], [], ['b']],
  [
    'that a share of the users had until last week',
    [...month, row('2026-02-09', 'h', 'a', 'canary'), row('2026-06-24', 'h', null, 'stop')],
    [],
    ['b'],
  ],
  ['that everybody got again', [...month, row('2026-02-09', 'a', null, 'rollback')], [], []],
])('a build %s is kept', (_what, log, pinned, gone) => {
  const others = log.at(-1)?.action === 'rollback' ? ['a'] : [...'abcdefgh'];
  expect(
    cleared(
      others.map((build) => came(build)),
      log,
      pinned,
    ),
  ).toEqual(gone);
});

test('a build that nobody was ever given goes a month after it came', () => {
  expect(cleared([came('x', '2026-05-30'), came('y', '2026-06-05')], month)).toEqual(['x']);
});

test('one that comes again begins its month anew', () => {
  expect(cleared([came('a', '2026-06-20'), came('b')], month)).toEqual(['b']);
});

test('what went back out of a removed remote can still come back', () => {
  expect(cleared([came('h')], [...month, row('2026-02-09', null, null, 'remove')])).toEqual([]);
});

test('a folder is settled when none of its files has come for a month', () => {
  const file = (key: string, day: string) => ({ key, at: new Date(`${day}T08:00:00Z`) });
  const files = [
    file('uploads/mf-leases/a/entry.js', '2026-05-01'),
    file('uploads/mf-leases/a/12.js', '2026-05-30'),
    file('uploads/mf-leases/b/entry.js', '2026-05-01'),
    file('uploads/mf-leases/b/12.js', '2026-06-02'),
    file('remotes/mf-leases/a.1f2e/entry.js', '2026-05-31'),
    file('remotes/mf-leases/a.3d4c/entry.js', '2026-06-03'),
    file('stray.js', '2026-01-01'),
  ];
  expect(settledLongAgo(files, now)).toEqual([
    {
      folder: 'uploads/mf-leases/a',
      keys: ['uploads/mf-leases/a/entry.js', 'uploads/mf-leases/a/12.js'],
    },
    { folder: 'remotes/mf-leases/a.1f2e', keys: ['remotes/mf-leases/a.1f2e/entry.js'] },
  ]);
});
