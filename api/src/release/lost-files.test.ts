import { calls } from '@husrum/contract';
import { testServer } from '../../test/kit';
import { promote, publish, teamOf } from '../../test/team';
import { findBuild } from './build.store';
import { keyOf } from './build-files';
import { logOf } from './release.store';

const app = testServer();
const remote = 'mf-leases';

const keyIn = async (build: string, file: string): Promise<string> => {
  const found = await app.system((tx) => findBuild(tx, remote, build));
  return keyOf({ folder: found?.folder ?? '' }, file);
};
const get = (build: string) =>
  app.app.inject({ url: `/remotes/${remote}/${build}/entry.js`, headers: { 'accept-encoding': 'br' } });
const logged = async () => (await app.system((tx) => logOf(tx, remote))).map(({ build }) => build);

test('a build whose files the store has lost is given to nobody, neither forward nor back', async () => {
  const team = await teamOf(app, remote);
  for (const build of ['a', 'b']) {
    await publish(team, remote, build);
    await promote(team, remote, build);
  }
  await publish(team, remote, 'c');
  for (const build of ['a', 'c']) await app.files.remove(await keyIn(build, '12.js'));
  const params = { remote };
  const lost = (build: string) => ({
    status: 409,
    said: `Serverns fillager har tappat 12.js ur ${build}. Lägg tillbaka filerna, eller släpp ett annat bygge.`,
  });
  expect(await team.failure(calls.release.promote, { params, body: { build: 'c' } })).toMatchObject(
    lost('c'),
  );
  expect(
    await team.failure(calls.release.promote, { params, body: { build: 'c', share: 10 } }),
  ).toMatchObject(lost('c'));
  expect(await team.failure(calls.release.rollback, { params, body: {} })).toMatchObject(lost('a'));
  expect(await logged()).toEqual(['a', 'b']);
});

test.each<[string, Buffer | undefined]>([
  ['lost', undefined],
  ['cut off', Buffer.from('console.log(')],
])('no browser keeps the answer to a file that the store has %s', async (state, left) => {
  const build = state.replace(' ', '');
  const made = await publish(await teamOf(app, remote), remote, build);
  const key = await keyIn(build, 'entry.js');
  if (left) await app.files.put(key, left, 'text/javascript');
  else await app.files.remove(key);
  const { statusCode, headers } = await get(build);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([500, undefined, undefined]);

  await app.files.put(key, made.files.get('entry.js') ?? Buffer.alloc(0), 'text/javascript');
  const healed = await get(build);
  expect([healed.statusCode, healed.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('who gives out, goes back and takes away at once does it one after the other', async () => {
  const team = await teamOf(app, remote);
  await publish(team, remote, 'd');
  const params = { remote };
  await Promise.all(
    Array.from({ length: 5 }, () => [
      promote(team, remote, 'd'),
      team.post(calls.release.rollback, { params, body: { build: 'b' } }),
      team.post(calls.release.remove, { params, body: {} }),
    ]).flat(),
  );
  const rows = await app.system((tx) =>
    tx.selectFrom('remote_release').select(['from_build', 'build']).orderBy('id').execute(),
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map((row) => row.from_build)).toEqual([null, ...rows.slice(0, -1).map((row) => row.build)]);
});
