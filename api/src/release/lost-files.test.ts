import { releaseCalls } from '@husrum/contract/release';
import { makeBuild } from '../../test/build';
import { testServer } from '../../test/kit';
import { promote, publish, seal, teamOf, upload } from '../../test/team';
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
  await app.files.remove(await keyIn('a', '12.js'));
  await app.files.put(await keyIn('c', '12.js'), Buffer.from('export'), 'text/javascript');
  const params = { remote };
  const lost = (build: string) => ({
    status: 409,
    said: `Serverns fillager har tappat 12.js ur ${build}. Ladda upp samma bygge igen, eller släpp ett annat.`,
  });
  expect(await team.failure(releaseCalls.promote, { params, body: { build: 'c' } })).toMatchObject(lost('c'));
  expect(await team.failure(releaseCalls.promote, { params, body: { build: 'c', share: 10 } })).toMatchObject(
    lost('c'),
  );
  expect(await team.failure(releaseCalls.rollback, { params, body: {} })).toMatchObject(lost('a'));
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
      team.post(releaseCalls.rollback, { params, body: { build: 'b' } }),
      team.post(releaseCalls.remove, { params, body: {} }),
    ]).flat(),
  );
  const rows = await app.system((tx) =>
    tx.selectFrom('remote_release').select(['from_build', 'build']).orderBy('id').execute(),
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map((row) => row.from_build)).toEqual([null, ...rows.slice(0, -1).map((row) => row.build)]);
});

describe('the same build again', () => {
  const SEALED = { status: 409, said: 'Bygget är redan prövat och intaget, och ändras aldrig mer.' };
  const statusOf = async (build: string, file: string) =>
    (await app.app.inject(`/remotes/${remote}/${build}/${file}`)).statusCode;
  const begin = async (build: string) => {
    const team = await teamOf(app, remote);
    const made = await publish(team, remote, build);
    await promote(team, remote, build);
    const params = { remote, build };
    const isSealed = async () => (await team.get(releaseCalls.build, { params })).sealed;
    const bring = (name: string, bytes: Buffer) => ({
      params,
      file: { name, bytes, mimetype: 'text/javascript' },
    });
    const lose = async (file: string) => app.files.remove(await keyIn(build, file));
    /** What was uploaded goes after a month. */
    const clearUploads = async () => {
      for (const { key } of await app.files.list(`uploads/${remote}/${build}`)) await app.files.remove(key);
    };
    return { team, made, isSealed, bring, lose, clearUploads };
  };

  test('is taken in when the store has lost some of it, and served again; not before, nor after', async () => {
    const { team, made, isSealed, bring, lose, clearUploads } = await begin('again');
    const [name, bytes] = ['12.js', made.files.get('12.js') ?? Buffer.alloc(0)] as const;
    expect(await team.failure(releaseCalls.upload, bring(name, bytes))).toMatchObject(SEALED);
    expect([await isSealed(), await statusOf('again', 'entry.js')]).toEqual([true, 200]);

    await clearUploads();
    await lose('12.js');
    expect([await isSealed(), await statusOf('again', '12.js')]).toEqual([false, 500]);
    const early = await team.failure(releaseCalls.seal, { params: { remote, build: 'again' } });
    expect([early.status, early.data]).toEqual([422, { files: ['12.js saknas'] }]);
    await upload(team, made);
    await seal(team, made);
    expect([await isSealed(), await statusOf('again', '12.js')]).toEqual([true, 200]);
    expect(await team.failure(releaseCalls.upload, bring(name, bytes))).toMatchObject(SEALED);
    await promote(team, remote, 'again', 100);
  });

  test('also when what is left of a file is cut off', async () => {
    const { team, made, isSealed } = await begin('cut');
    await app.files.put(await keyIn('cut', '12.js'), Buffer.from('export'), 'text/javascript');
    expect([await isSealed(), await statusOf('cut', '12.js')]).toEqual([false, 500]);
    await upload(team, made);
    await seal(team, made);
    expect([await isSealed(), await statusOf('cut', '12.js')]).toEqual([true, 200]);
  });

  test('takes no bytes but those that were proven, and no file that it never had', async () => {
    const { team, bring, lose } = await begin('other');
    await lose('12.js');
    for (const name of ['12.js', 'entry.js', 'new.js'])
      expect(await team.failure(releaseCalls.upload, bring(name, Buffer.from('evil')))).toMatchObject(SEALED);
    const { files } = makeBuild(remote, 'another');
    for (const name of ['12.js', 'entry.js'])
      expect(
        await team.failure(releaseCalls.upload, bring(name, files.get(name) ?? Buffer.alloc(0))),
      ).toMatchObject(SEALED);
  });

  test('is what was proven, whatever its description says by now', async () => {
    const { team, made, lose, clearUploads } = await begin('told');
    const before = (await app.app.inject(`/remotes/${remote}/told/remote.json`)).body;
    await clearUploads();
    for (const file of ['12.js', 'entry.js']) await lose(file);
    await upload(team, makeBuild(remote, 'told', { nav: [], builtAt: '2026-11-21T08:00:00Z' }));
    await seal(team, made);
    expect((await app.app.inject(`/remotes/${remote}/told/remote.json`)).body).toBe(before);
  });

  test('taken in twice at once is taken in', async () => {
    const { team, made, isSealed, lose } = await begin('twice');
    await lose('entry.js');
    await upload(team, made);
    await Promise.all([seal(team, made), seal(team, made)]);
    expect([await isSealed(), await statusOf('twice', 'entry.js')]).toEqual([true, 200]);
  });

  test('is for its own team to bring', async () => {
    const { made, bring, lose } = await begin('ours');
    await lose('12.js');
    const others = await teamOf(app, 'mf-economy');
    const bytes = made.files.get('12.js') ?? Buffer.alloc(0);
    expect((await others.failure(releaseCalls.upload, bring('12.js', bytes))).status).toBe(403);
  });
});
