import { choicesFor, choicesOfAll, newestSpoken, type Standing } from './choice.rules';

const standing: Standing = { remote: 'mf-leases', build: 'a', canary: null, share: null };
const trying = (share: number): Standing => ({ ...standing, canary: 'b', share });
const user = (userId: number, pin?: string) => ({ userId, pin });
const names = (...given: Parameters<typeof choicesFor>) =>
  choicesFor(...given).map(({ build, chosen }) => `${build} ${chosen}`);

it.each<[string, Parameters<typeof choicesFor>, string[]]>([
  ['everybody', [standing, user(1)], ['a default']],
  ['a stranger while a share tries another', [trying(99), undefined], ['a default']],
  ['an account that is held to a build', [trying(99), user(1, 'c')], ['c pinned', 'b canary', 'a default']],
  ['everybody, of what is removed', [{ ...standing, build: null }, user(1, 'c')], []],
  ['a stranger, of what has never been given to all', [{ ...trying(99), build: null }, undefined], []],
])('what %s gets', (_who, given, wanted) => {
  expect(names(...given)).toEqual(wanted);
});

it.each<[string, Parameters<typeof choicesOfAll>, string[]]>([
  ['everybody is given one', [standing, []], ['a default']],
  [
    'a share tries another, and accounts are held to others',
    [trying(1), ['c', 'd', 'c']],
    ['c pinned', 'd pinned', 'b canary', 'a default'],
  ],
  ['who is held is held to what others have', [trying(1), ['a', 'b']], ['a default', 'b canary']],
  ['it has never been given to all', [{ ...trying(1), build: null }, []], ['b canary']],
  ['it is removed', [{ ...standing, build: null }, ['c']], []],
])('what can be given when %s', (_when, given, wanted) => {
  expect(choicesOfAll(...given).map(({ build, chosen }) => `${build} ${chosen}`)).toEqual(wanted);
});

const share = (percent: number) =>
  Array.from({ length: 10_000 }, (_none, userId) => userId).filter((userId) =>
    choicesFor(trying(percent), user(userId)).some(({ chosen }) => chosen === 'canary'),
  );

it.each([1, 10, 50, 99])('%i percent of the users are that many', (percent) => {
  expect(Math.abs(share(percent).length / 100 - percent)).toBeLessThan(1.5);
});

it('a larger share keeps those who were in the smaller', () => {
  const more = new Set(share(50));
  expect(share(10).filter((userId) => !more.has(userId))).toEqual([]);
});

it('the next canary of a remote is tried by the same users, another remote by others', () => {
  const tries = (remote: string, canary: string) =>
    Array.from({ length: 100 }, (_none, userId) => userId).filter((userId) =>
      choicesFor({ ...trying(10), remote, canary }, user(userId)).some(({ chosen }) => chosen === 'canary'),
    );
  expect(tries('mf-leases', 'b').length).toBeGreaterThan(0);
  expect(tries('mf-leases', 'b')).toEqual(tries('mf-leases', 'c'));
  expect(tries('mf-leases', 'b')).not.toEqual(tries('mf-economy', 'b'));
});

it.each<[string, number, string[], string | undefined]>([
  ['the newest that it can run', 2, ['a', 'b', 'c'], 'b'],
  ['what everybody has, when it can run that', 3, ['a', 'b', 'c'], 'c'],
  ['an older one, when files of the newer are cleared away', 2, ['a', 'c'], 'a'],
  ['nothing, when all need more', 0, ['a', 'b', 'c'], undefined],
])('an older shell gets %s', (_what, contract, kept, wanted) => {
  const builds = kept.map((build) => ({ build, manifest: { contract: build.charCodeAt(0) - 96 } }));
  expect(newestSpoken(['a', 'b', 'c'], builds, contract)?.build).toBe(wanted);
});
