import { testServer } from '@husrum/api-testing';
import { makeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, publish, seal, upload } from '@husrum/api-testing/test-team';
import { releaseCalls } from '@husrum/contract/release';
import { findBuild } from './build.store';
import { fileKey } from './build-files';
import { listReleaseHistory } from './release.store';

const app = testServer();
const remote = 'mf-leases';

const storedKey = async (build: string, file: string): Promise<string> => {
  const found = await app.system((tx) => findBuild(tx, remote, build));
  return fileKey({ folder: found?.folder ?? '' }, file);
};
const get = (build: string) =>
  app.fastify.inject({ url: `/remotes/${remote}/${build}/entry.js`, headers: { 'accept-encoding': 'br' } });
const releasedBuilds = async () =>
  (await app.system((tx) => listReleaseHistory(tx, remote))).map(({ build }) => build);

test('a build with missing files can neither be released nor rolled back to', async () => {
  const team = await createTeam(app, remote);
  for (const build of ['a', 'b']) {
    await publish(team, remote, build);
    await promote(team, remote, build);
  }
  await publish(team, remote, 'c');
  await app.files.remove(await storedKey('a', '12.js'));
  await app.files.put(await storedKey('c', '12.js'), Buffer.from('export'), 'text/javascript');
  const params = { remote };
  const filesLost = (build: string) => ({
    status: 409,
    serverMessage: `Serverns fillager har tappat 12.js ur ${build}. Ladda upp samma bygge igen, eller släpp ett annat.`,
  });
  expect(await team.failure(releaseCalls.promote, { params, body: { build: 'c' } })).toMatchObject(
    filesLost('c'),
  );
  expect(await team.failure(releaseCalls.promote, { params, body: { build: 'c', share: 10 } })).toMatchObject(
    filesLost('c'),
  );
  expect(await team.failure(releaseCalls.rollback, { params, body: {} })).toMatchObject(filesLost('a'));
  expect(await releasedBuilds()).toEqual(['a', 'b']);
});

test.each<[string, Buffer | undefined]>([
  ['missing', undefined],
  ['cut off', Buffer.from('console.log(')],
])('browsers do not cache the response for a file that is %s', async (state, remaining) => {
  const build = state.replace(' ', '');
  const testBuild = await publish(await createTeam(app, remote), remote, build);
  const key = await storedKey(build, 'entry.js');
  if (remaining) await app.files.put(key, remaining, 'text/javascript');
  else await app.files.remove(key);
  const { statusCode, headers } = await get(build);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([500, undefined, undefined]);

  await app.files.put(key, testBuild.files.get('entry.js') ?? Buffer.alloc(0), 'text/javascript');
  const restored = await get(build);
  expect([restored.statusCode, restored.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('releases, rollbacks and removals at the same time run one after the other', async () => {
  const team = await createTeam(app, remote);
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

describe('uploading the same build again', () => {
  const SEALED = { status: 409, serverMessage: 'Bygget är redan prövat och intaget, och ändras aldrig mer.' };
  const httpStatusOf = async (build: string, file: string) =>
    (await app.fastify.inject(`/remotes/${remote}/${build}/${file}`)).statusCode;
  const publishBuild = async (build: string) => {
    const team = await createTeam(app, remote);
    const testBuild = await publish(team, remote, build);
    await promote(team, remote, build);
    const params = { remote, build };
    const isSealed = async () => (await team.get(releaseCalls.build, { params })).sealed;
    const inputOf = (name: string, bytes: Buffer) => ({
      params,
      file: { name, bytes, mimetype: 'text/javascript' },
    });
    const loseFile = async (file: string) => app.files.remove(await storedKey(build, file));
    /** Does what the nightly job does after a month. */
    const clearUploads = async () => {
      for (const { key } of await app.files.list(`uploads/${remote}/${build}`)) await app.files.remove(key);
    };
    return { team, testBuild, isSealed, inputOf, loseFile, clearUploads };
  };

  test('restores missing files, and is rejected otherwise', async () => {
    const { team, testBuild, isSealed, inputOf, loseFile, clearUploads } = await publishBuild('again');
    const [name, bytes] = ['12.js', testBuild.files.get('12.js') ?? Buffer.alloc(0)] as const;
    expect(await team.failure(releaseCalls.upload, inputOf(name, bytes))).toMatchObject(SEALED);
    expect([await isSealed(), await httpStatusOf('again', 'entry.js')]).toEqual([true, 200]);

    await clearUploads();
    await loseFile('12.js');
    expect([await isSealed(), await httpStatusOf('again', '12.js')]).toEqual([false, 500]);
    const tooEarly = await team.failure(releaseCalls.seal, { params: { remote, build: 'again' } });
    expect([tooEarly.status, tooEarly.data]).toEqual([422, { files: ['12.js saknas'] }]);
    await upload(team, testBuild);
    await seal(team, testBuild);
    expect([await isSealed(), await httpStatusOf('again', '12.js')]).toEqual([true, 200]);
    expect(await team.failure(releaseCalls.upload, inputOf(name, bytes))).toMatchObject(SEALED);
    await promote(team, remote, 'again', 100);
  });

  test('restores incomplete files', async () => {
    const { team, testBuild, isSealed } = await publishBuild('cut');
    await app.files.put(await storedKey('cut', '12.js'), Buffer.from('export'), 'text/javascript');
    expect([await isSealed(), await httpStatusOf('cut', '12.js')]).toEqual([false, 500]);
    await upload(team, testBuild);
    await seal(team, testBuild);
    expect([await isSealed(), await httpStatusOf('cut', '12.js')]).toEqual([true, 200]);
  });

  test('is rejected with other content, and with files that are not in the manifest', async () => {
    const { team, inputOf, loseFile } = await publishBuild('other');
    await loseFile('12.js');
    for (const name of ['12.js', 'entry.js', 'new.js'])
      expect(await team.failure(releaseCalls.upload, inputOf(name, Buffer.from('evil')))).toMatchObject(
        SEALED,
      );
    const { files } = makeBuild(remote, 'another');
    for (const name of ['12.js', 'entry.js'])
      expect(
        await team.failure(releaseCalls.upload, inputOf(name, files.get(name) ?? Buffer.alloc(0))),
      ).toMatchObject(SEALED);
  });

  test('does not change the verified manifest', async () => {
    const { team, testBuild, loseFile, clearUploads } = await publishBuild('kept');
    const before = (await app.fastify.inject(`/remotes/${remote}/kept/remote.json`)).body;
    await clearUploads();
    for (const file of ['12.js', 'entry.js']) await loseFile(file);
    await upload(team, makeBuild(remote, 'kept', { nav: [], builtAt: '2026-11-21T08:00:00Z' }));
    await seal(team, testBuild);
    expect((await app.fastify.inject(`/remotes/${remote}/kept/remote.json`)).body).toBe(before);
  });

  test('can be verified twice at the same time', async () => {
    const { team, testBuild, isSealed, loseFile } = await publishBuild('twice');
    await loseFile('entry.js');
    await upload(team, testBuild);
    await Promise.all([seal(team, testBuild), seal(team, testBuild)]);
    expect([await isSealed(), await httpStatusOf('twice', 'entry.js')]).toEqual([true, 200]);
  });

  test('is rejected for other teams', async () => {
    const { testBuild, inputOf, loseFile } = await publishBuild('ours');
    await loseFile('12.js');
    const others = await createTeam(app, 'mf-economy');
    const bytes = testBuild.files.get('12.js') ?? Buffer.alloc(0);
    expect((await others.failure(releaseCalls.upload, inputOf('12.js', bytes))).status).toBe(403);
  });
});
