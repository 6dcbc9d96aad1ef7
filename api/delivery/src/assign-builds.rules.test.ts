import {
  assignBuilds,
  type CurrentRelease,
  findNewestSupported,
  listAssignableBuilds,
} from './assign-builds.rules';

const current: CurrentRelease = { remote: 'mf-leases', build: 'a', canary: null, share: null };
const withCanary = (share: number): CurrentRelease => ({ ...current, canary: 'b', share });
const user = (userId: number, pin?: string) => ({ userId, pin });
/** Each build as `a default`. */
const toTexts = (builds: ReturnType<typeof assignBuilds>) =>
  builds.map(({ build, chosen }) => `${build} ${chosen}`);

it.each<[string, Parameters<typeof assignBuilds>, string[]]>([
  ['a user of a remote without a canary', [current, user(1)], ['a default']],
  ['an anonymous user during a canary', [withCanary(99), undefined], ['a default']],
  ['a pinned account', [withCanary(99), user(1, 'c')], ['c pinned', 'b canary', 'a default']],
  ['a pinned account of a removed remote', [{ ...current, build: null }, user(1, 'c')], []],
  ['an anonymous user of a remote with only a canary', [{ ...withCanary(99), build: null }, undefined], []],
])('assigns builds to %s', (_whom, args, expected) => {
  expect(toTexts(assignBuilds(...args))).toEqual(expected);
});

it.each<[string, Parameters<typeof listAssignableBuilds>, string[]]>([
  ['there is one release', [current, []], ['a default']],
  [
    'there is a canary and pinned accounts',
    [withCanary(1), ['c', 'd', 'c']],
    ['c pinned', 'd pinned', 'b canary', 'a default'],
  ],
  [
    'accounts are pinned to the default build and the canary',
    [withCanary(1), ['a', 'b']],
    ['a default', 'b canary'],
  ],
  ['there is only a canary', [{ ...withCanary(1), build: null }, []], ['b canary']],
  ['the remote is removed', [{ ...current, build: null }, ['c']], []],
])('lists assignable builds when %s', (_when, args, expected) => {
  expect(toTexts(listAssignableBuilds(...args))).toEqual(expected);
});

const usersWithCanary = (percent: number) =>
  Array.from({ length: 10_000 }, (_none, userId) => userId).filter((userId) =>
    assignBuilds(withCanary(percent), user(userId)).some(({ chosen }) => chosen === 'canary'),
  );

it.each([1, 10, 50, 99])('a share of %i percent reaches as many users', (percent) => {
  expect(Math.abs(usersWithCanary(percent).length / 100 - percent)).toBeLessThan(1.5);
});

it('a larger share includes all users of a smaller one', () => {
  const larger = new Set(usersWithCanary(50));
  expect(usersWithCanary(10).filter((userId) => !larger.has(userId))).toEqual([]);
});

it('all canaries of a remote reach the same users, and a canary of another remote reaches other users', () => {
  const usersOf = (remote: string, canary: string) =>
    Array.from({ length: 100 }, (_none, userId) => userId).filter((userId) =>
      assignBuilds({ ...withCanary(10), remote, canary }, user(userId)).some(
        ({ chosen }) => chosen === 'canary',
      ),
    );
  expect(usersOf('mf-leases', 'b').length).toBeGreaterThan(0);
  expect(usersOf('mf-leases', 'b')).toEqual(usersOf('mf-leases', 'c'));
  expect(usersOf('mf-leases', 'b')).not.toEqual(usersOf('mf-economy', 'b'));
});

const contractOf: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3 };

it.each<[string, number, string[], string | undefined]>([
  ['the newest build that it can run', 2, ['a', 'b', 'c'], 'b'],
  ['the live build when it can run that', 3, ['a', 'b', 'c'], 'c'],
  ['an older build when the newest that it can run is cleared', 2, ['a', 'c'], 'a'],
  ['no build when all need a newer contract', 0, ['a', 'b', 'c'], undefined],
])('an older shell gets %s', (_what, contract, available, expected) => {
  const builds = available.map((build) => ({ build, manifest: { contract: contractOf[build] ?? 0 } }));
  expect(findNewestSupported(['a', 'b', 'c'], builds, contract)?.build).toBe(expected);
});
