import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Manifest, registry } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { makeBuild, script, writeBuild } from '../../test/build';
import { testServer } from '../../test/kit';
import { promote, seal, teamOf, upload } from '../../test/team';
import { testClock } from '../platform/clock';
import { importLocalBuilds } from './adopt-builds';
import { findBuild, markCleared } from './build.store';
import { clearFiles } from './clear-files';
import { logOf } from './release.store';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-registry-'));
const app = testServer({ root });

const build = (name: Manifest['name'], id: string, changes: Partial<Manifest> = {}) => {
  const made = makeBuild(name, id, changes);
  writeBuild(root, made);
  return made;
};
const start = (production = false) =>
  importLocalBuilds({ ...app, settings: { root, production } }, app.app.log);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });
const folder = (id: string) => path.join(root, 'mf-leases/dist', id);
const told = async () => registry.validateSync((await get('/registry.json')).json());
const live = async () => (await told()).remotes.map(({ name, build: id }) => `${name} ${id}`);

beforeEach(async () => {
  await app.system((tx) => tx.deleteFrom('remote_release').execute());
  await app.system((tx) => tx.deleteFrom('remote_build').execute());
  build('mf-objects', 'a1');
  build('mf-leases', 'b1');
  await start();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a server that starts', () => {
  it('gives everybody what is built beside it', async () => {
    expect(await live()).toEqual(['mf-leases b1', 'mf-objects a1']);
    expect(await told()).toMatchObject({ shell: null, sample: 0.1 });
    expect((await told()).remotes[0]).toMatchObject({ chosen: 'default', contract: 1 });
    expect((await told()).remotes[0]).not.toHaveProperty('files');
  });

  it('takes in what was rebuilt, and also an older build whose sources were fetched back', async () => {
    build('mf-leases', 'b2');
    expect(await live()).toContain('mf-leases b1');
    await start();
    expect(await live()).toContain('mf-leases b2');
    build('mf-leases', 'b1');
    await start();
    expect(await live()).toContain('mf-leases b1');
    expect((await get('/remotes/mf-leases/b2/entry.js')).statusCode).toBe(200);
  });

  it('adds nothing to the log when nothing was built', async () => {
    await start();
    expect(await app.system((tx) => logOf(tx, 'mf-leases'))).toMatchObject([
      { action: 'adopt', build: 'b1' },
    ]);
  });

  it('leaves alone what a team has released or taken away, and says who released what it had found itself', async () => {
    const leases = await teamOf(app, 'mf-leases');
    const found = makeBuild('mf-leases', 'b1');
    await upload(leases, found);
    await seal(leases, found);
    expect(await promote(leases, 'mf-leases', 'b1')).toMatchObject({
      ...{ action: 'promote', from: 'b1', build: 'b1', by: 'Team mf-leases (Åsa)' },
    });
    build('mf-leases', 'b2');
    await start();
    expect(await live()).toContain('mf-leases b1');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    await start();
    expect(await live()).toEqual(['mf-objects a1']);
    expect((await told()).removed).toEqual(['mf-leases']);
  });

  it('goes on giving what it gave when later builds have pushed it off the disk, and its way back too', async () => {
    const leases = await teamOf(app, 'mf-leases');
    build('mf-leases', 'b2');
    await start();
    await promote(leases, 'mf-leases', 'b2');
    build('mf-leases', 'b3');
    for (const gone of ['b1', 'b2']) rmSync(folder(gone), { recursive: true });
    for (const restart of [false, true]) {
      if (restart) await start();
      expect(await live()).toContain('mf-leases b2');
      for (const file of ['entry.js', '12.js', 'remote.json'])
        expect((await get(`/remotes/mf-leases/b2/${file}`)).statusCode).toBe(200);
    }
    const params = { remote: 'mf-leases' };
    await leases.post(releaseCalls.rollback, { params, body: { build: 'b1' } });
    expect(await live()).toContain('mf-leases b1');
    expect((await get('/remotes/mf-leases/b1/12.js')).body).toContain("'b1'");
  });

  it.each([false, true])(
    'gives what is built when what it is to give was lost (production: %p)',
    async (production) => {
      await app.system((tx) => markCleared(tx, { remote: 'mf-leases', build: 'b1' }, '2026-11-20T08:00:00Z'));
      expect(await live()).toEqual(['mf-objects a1']);
      build('mf-leases', 'b2');
      await start(production);
      expect(await live()).toContain('mf-leases b2');
    },
  );

  it('keeps nothing of what it took in once that is cleared away', async () => {
    const named = { remote: 'mf-leases', build: 'b1' };
    const folder = await app.system(async (tx) => (await findBuild(tx, 'mf-leases', 'b1'))?.folder ?? '');
    const clear = () => {
      const clock = testClock(new Date(Date.now() + 31 * 24 * 3_600_000).toISOString());
      return clearFiles({ ...app, clock, log: app.app.log, signal: new AbortController().signal });
    };
    await clear();
    expect(await app.files.list(folder)).toHaveLength(2);
    await app.system((tx) => markCleared(tx, named, '2026-11-20T08:00:00Z'));
    await clear();
    expect(await app.files.list(folder)).toEqual([]);
  });

  it('never serves half of an upload in place of what it took in itself', async () => {
    const leases = await teamOf(app, 'mf-leases');
    const other = { name: '12.js', bytes: Buffer.from('other'), mimetype: 'text/javascript' };
    const params = { remote: 'mf-leases', build: 'b1' };
    await leases.post(releaseCalls.upload, { params, file: other });
    expect((await get('/remotes/mf-leases/b1/12.js')).body).toContain("'b1'");
  });

  it('in production leaves alone what was released before', async () => {
    build('mf-leases', 'b2');
    build('mf-reports', 'c1');
    await start(true);
    expect(await live()).toEqual(['mf-leases b1', 'mf-objects a1', 'mf-reports c1']);
  });

  it.each<[string, () => void]>([
    ['describes another remote', () => build('mf-leases', 'b2', { name: 'mf-reports' })],
    ['has no integrity', () => build('mf-leases', 'b2', { integrity: '' })],
    ['points outside its folder', () => build('mf-leases', 'b2', { entry: '/remotes/mf-leases/b2/../x.js' })],
    [
      'was cut off while it was written',
      () => {
        build('mf-leases', 'b2');
        writeFileSync(path.join(folder('b2'), '12.js'), 'expo');
      },
    ],
    [
      'lacks a file',
      () => {
        build('mf-leases', 'b2');
        rmSync(path.join(folder('b2'), '12.js'));
      },
    ],
    [
      'is not what it says, though as long',
      () => {
        const { files } = build('mf-leases', 'b2');
        const script = String(files.get('12.js'));
        writeFileSync(path.join(folder('b2'), '12.js'), script.replace('const', 'cOnst'));
      },
    ],
    ['cannot be read', () => writeFileSync(path.join(root, 'mf-leases/dist/current.json'), '{"build":')],
  ])('does not take in a build that %s, and keeps the one before', async (_what, breakIt) => {
    breakIt();
    await start();
    expect(await live()).toEqual(['mf-leases b1', 'mf-objects a1']);
  });
});

describe('the registry', () => {
  it('names what was taken in although its folder is gone, until it is removed', async () => {
    rmSync(path.join(root, 'mf-leases'), { recursive: true });
    expect(await live()).toEqual(['mf-leases b1', 'mf-objects a1']);
    expect((await get('/remotes/mf-leases/b1/entry.js')).statusCode).toBe(200);
    const leases = await teamOf(app, 'mf-leases');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    expect(await live()).toEqual(['mf-objects a1']);
  });

  it('answers 304 until something changes', async () => {
    const etag = String((await get('/registry.json')).headers.etag);
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304);
    build('mf-objects', 'a2');
    await start();
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('gives a shell what it can run: of what everybody had, the newest that needs no newer contract', async () => {
    const leases = await teamOf(app, 'mf-leases');
    const spoken = async (contract: string) => {
      const { remotes } = (await get(`/registry.json?contract=${contract}`)).json();
      return remotes.map((one: Manifest) => `${one.name} ${one.build}`);
    };
    for (const [id, contract] of [['b2', 2] as const, ['b3', 3] as const]) {
      build('mf-leases', id, { contract });
      await start();
    }
    await promote(leases, 'mf-leases', 'b3');
    expect(await live()).toEqual(['mf-leases b3', 'mf-objects a1']);
    expect(await spoken('3')).toEqual(['mf-leases b3', 'mf-objects a1']);
    expect(await spoken('2')).toEqual(['mf-leases b2', 'mf-objects a1']);
    expect(await spoken('1')).toEqual(['mf-leases b1', 'mf-objects a1']);
    for (const unsaid of ['', 'x', '0']) expect(await spoken(unsaid)).toContain('mf-leases b3');
    await leases.post(releaseCalls.remove, { params: { remote: 'mf-leases' }, body: {} });
    expect(await spoken('1')).toEqual(['mf-objects a1']);
  });

  it('gives whose sign-in no longer counts what it gives a stranger', async () => {
    const answer = await get('/registry.json', { authorization: 'Bearer nonsense' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
      200,
      'private, no-cache',
      'authorization',
    ]);
  });

  it('never names a build on disk that was not taken in, nor serves its files', async () => {
    build('mf-objects', 'a2');
    expect(await live()).toContain('mf-objects a1');
    expect((await get('/remotes/mf-objects/a2/entry.js')).statusCode).toBe(404);
  });
});

test('the files of a build are never asked for again', async () => {
  const entry = await get('/remotes/mf-objects/a1/entry.js');
  expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(entry.body).toContain(script);
});
