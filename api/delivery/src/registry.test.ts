import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testClock } from '@husrum/api-platform/testing';
import { readStoreTime, testServer } from '@husrum/api-testing';
import { makeBuild, script, writeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, seal, upload } from '@husrum/api-testing/test-team';
import { type Manifest, registry } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { findBuild, markBuildCleared } from './build.store';
import { deleteUnreferencedFiles } from './delete-unreferenced-files';
import { importLocalBuilds } from './import-local-builds';
import { listReleaseHistory } from './release.store';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-registry-'));
const app = testServer({ root });

const writeLocalBuild = (name: Manifest['name'], id: string, changes: Partial<Manifest> = {}) => {
  const build = makeBuild(name, id, changes);
  writeBuild(root, build);
  return build;
};
const restart = (production = false) =>
  importLocalBuilds({ ...app, settings: { webRoot: root, production } }, app.fastify.log);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });
const folder = (id: string) => path.join(root, 'mf-leases/dist', id);
const readRegistry = async () => registry.validateSync((await get('/registry.json')).json());
const listRemotes = async () => (await readRegistry()).remotes.map(({ name, build: id }) => `${name} ${id}`);

beforeEach(async () => {
  await app.system((tx) => tx.deleteFrom('remote_release').execute());
  await app.system((tx) => tx.deleteFrom('remote_build').execute());
  writeLocalBuild('mf-objects', 'a1');
  writeLocalBuild('mf-leases', 'b1');
  await restart();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a starting server', () => {
  it('releases the builds on its disk', async () => {
    expect(await listRemotes()).toEqual(['mf-leases b1', 'mf-objects a1']);
    expect(await readRegistry()).toMatchObject({ shell: null, sample: 0.1 });
    expect((await readRegistry()).remotes[0]).toMatchObject({ chosen: 'default', contract: 1 });
    expect((await readRegistry()).remotes[0]).not.toHaveProperty('files');
  });

  it('releases a new build, and an older one that is built again', async () => {
    writeLocalBuild('mf-leases', 'b2');
    expect(await listRemotes()).toContain('mf-leases b1');
    await restart();
    expect(await listRemotes()).toContain('mf-leases b2');
    writeLocalBuild('mf-leases', 'b1');
    await restart();
    expect(await listRemotes()).toContain('mf-leases b1');
    expect((await get('/remotes/mf-leases/b2/entry.js')).statusCode).toBe(200);
  });

  it('adds no release without a new build', async () => {
    await restart();
    expect(await app.system((tx) => listReleaseHistory(tx, 'mf-leases'))).toMatchObject([
      { action: 'adopt', build: 'b1' },
    ]);
  });

  it('leaves the releases and removals of teams unchanged', async () => {
    const leases = await createTeam(app, 'mf-leases');
    const sameBuild = makeBuild('mf-leases', 'b1');
    await upload(leases, sameBuild);
    await seal(leases, sameBuild);
    expect(await promote(leases, 'mf-leases', 'b1')).toMatchObject({
      ...{ action: 'promote', from: 'b1', build: 'b1', by: 'Team mf-leases (Åsa)' },
    });
    writeLocalBuild('mf-leases', 'b2');
    await restart();
    expect(await listRemotes()).toContain('mf-leases b1');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    await restart();
    expect(await listRemotes()).toEqual(['mf-objects a1']);
    expect((await readRegistry()).removed).toEqual(['mf-leases']);
  });

  it('serves released builds, also for a rollback, after newer ones have replaced them on disk', async () => {
    const leases = await createTeam(app, 'mf-leases');
    writeLocalBuild('mf-leases', 'b2');
    await restart();
    await promote(leases, 'mf-leases', 'b2');
    writeLocalBuild('mf-leases', 'b3');
    for (const gone of ['b1', 'b2']) rmSync(folder(gone), { recursive: true });
    for (const isRestarted of [false, true]) {
      if (isRestarted) await restart();
      expect(await listRemotes()).toContain('mf-leases b2');
      for (const file of ['entry.js', '12.js', 'remote.json'])
        expect((await get(`/remotes/mf-leases/b2/${file}`)).statusCode).toBe(200);
    }
    const params = { remote: 'mf-leases' };
    await leases.post(releaseCalls.rollback, { params, body: { build: 'b1' } });
    expect(await listRemotes()).toContain('mf-leases b1');
    expect((await get('/remotes/mf-leases/b1/12.js')).body).toContain("'b1'");
  });

  it.each([false, true])(
    'releases the local build when the released one has been cleared (production: %p)',
    async (production) => {
      await app.system((tx) =>
        markBuildCleared(tx, { remote: 'mf-leases', build: 'b1' }, '2026-11-20T08:00:00Z'),
      );
      expect(await listRemotes()).toEqual(['mf-objects a1']);
      writeLocalBuild('mf-leases', 'b2');
      await restart(production);
      expect(await listRemotes()).toContain('mf-leases b2');
    },
  );

  it('deletes the files of an imported build that has been cleared', async () => {
    const ref = { remote: 'mf-leases', build: 'b1' };
    const folder = await app.system(async (tx) => (await findBuild(tx, 'mf-leases', 'b1'))?.folder ?? '');
    const deleteFiles = async () => {
      const clock = testClock(await readStoreTime(app.files, { plusDays: 31 }));
      return deleteUnreferencedFiles({
        ...app,
        clock,
        log: app.fastify.log,
        signal: new AbortController().signal,
      });
    };
    await deleteFiles();
    expect(await app.files.list(folder)).toHaveLength(2);
    await app.system((tx) => markBuildCleared(tx, ref, '2026-11-20T08:00:00Z'));
    await deleteFiles();
    expect(await app.files.list(folder)).toEqual([]);
  });

  it('does not serve uploaded files in place of the imported build', async () => {
    const leases = await createTeam(app, 'mf-leases');
    const other = { name: '12.js', bytes: Buffer.from('other'), mimetype: 'text/javascript' };
    const params = { remote: 'mf-leases', build: 'b1' };
    await leases.post(releaseCalls.upload, { params, file: other });
    expect((await get('/remotes/mf-leases/b1/12.js')).body).toContain("'b1'");
  });

  it('in production releases only remotes that have never been released', async () => {
    writeLocalBuild('mf-leases', 'b2');
    writeLocalBuild('mf-reports', 'c1');
    await restart(true);
    expect(await listRemotes()).toEqual(['mf-leases b1', 'mf-objects a1', 'mf-reports c1']);
  });

  it.each<[string, () => void]>([
    ['has the manifest of another remote', () => writeLocalBuild('mf-leases', 'b2', { name: 'mf-reports' })],
    ['has no integrity', () => writeLocalBuild('mf-leases', 'b2', { integrity: '' })],
    [
      'has an entry outside its folder',
      () => writeLocalBuild('mf-leases', 'b2', { entry: '/remotes/mf-leases/b2/../x.js' }),
    ],
    [
      'has an incomplete file',
      () => {
        writeLocalBuild('mf-leases', 'b2');
        writeFileSync(path.join(folder('b2'), '12.js'), 'expo');
      },
    ],
    [
      'lacks a file',
      () => {
        writeLocalBuild('mf-leases', 'b2');
        rmSync(path.join(folder('b2'), '12.js'));
      },
    ],
    [
      'has a file with other content of the same size',
      () => {
        const { files } = writeLocalBuild('mf-leases', 'b2');
        const script = String(files.get('12.js'));
        writeFileSync(path.join(folder('b2'), '12.js'), script.replace('const', 'cOnst'));
      },
    ],
    ['cannot be read', () => writeFileSync(path.join(root, 'mf-leases/dist/current.json'), '{"build":')],
  ])('does not import a build that %s, and keeps the previous one', async (_description, breakBuild) => {
    breakBuild();
    await restart();
    expect(await listRemotes()).toEqual(['mf-leases b1', 'mf-objects a1']);
  });
});

describe('the registry', () => {
  it('lists an imported build after its folder is deleted, until the remote is removed', async () => {
    rmSync(path.join(root, 'mf-leases'), { recursive: true });
    expect(await listRemotes()).toEqual(['mf-leases b1', 'mf-objects a1']);
    expect((await get('/remotes/mf-leases/b1/entry.js')).statusCode).toBe(200);
    const leases = await createTeam(app, 'mf-leases');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    expect(await listRemotes()).toEqual(['mf-objects a1']);
  });

  it('answers 304 until something changes', async () => {
    const etag = String((await get('/registry.json')).headers.etag);
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304);
    writeLocalBuild('mf-objects', 'a2');
    await restart();
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('gives an older shell the newest build that supports its contract version', async () => {
    const leases = await createTeam(app, 'mf-leases');
    const remotesFor = async (contract: string) => {
      const { remotes } = (await get(`/registry.json?contract=${contract}`)).json();
      return remotes.map((one: Manifest) => `${one.name} ${one.build}`);
    };
    for (const [id, contract] of [['b2', 2] as const, ['b3', 3] as const]) {
      writeLocalBuild('mf-leases', id, { contract });
      await restart();
    }
    await promote(leases, 'mf-leases', 'b3');
    expect(await listRemotes()).toEqual(['mf-leases b3', 'mf-objects a1']);
    expect(await remotesFor('3')).toEqual(['mf-leases b3', 'mf-objects a1']);
    expect(await remotesFor('2')).toEqual(['mf-leases b2', 'mf-objects a1']);
    expect(await remotesFor('1')).toEqual(['mf-leases b1', 'mf-objects a1']);
    for (const invalid of ['', 'x', '0']) expect(await remotesFor(invalid)).toContain('mf-leases b3');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    expect(await remotesFor('1')).toEqual(['mf-objects a1']);
  });

  it('ignores an invalid access token', async () => {
    const answer = await get('/registry.json', { authorization: 'Bearer nonsense' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
      200,
      'private, no-cache',
      'authorization',
    ]);
  });

  it('does not list or serve a build on disk that was not imported', async () => {
    writeLocalBuild('mf-objects', 'a2');
    expect(await listRemotes()).toContain('mf-objects a1');
    expect((await get('/remotes/mf-objects/a2/entry.js')).statusCode).toBe(404);
  });
});

test('a browser may keep the files of a build for a year, because they never change', async () => {
  const entry = await get('/remotes/mf-objects/a1/entry.js');
  expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(entry.body).toContain(script);
});
