import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registry } from '@husrum/contract';
import { testServer } from '../../../test/kit';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-web-'));
const app = testServer({ root });
const script = `console.log('${'hus'.repeat(1000)}')`;

const write = (file: string, content: string): void => {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};

const release = (name: string, build: string, changes: Record<string, unknown> = {}): void => {
  const described = {
    name,
    build,
    contract: 1,
    entry: `/remotes/${name}/${build}/remoteEntry.js`,
    integrity: 'sha384-abc',
    preload: [],
    routes: ['/company'],
    nav: [],
    panels: [],
    sizes: { entry: 1, total: 2 },
    files: [],
    builtAt: '2026-11-20T08:00:00Z',
    ...changes,
  };
  write(`${name}/dist/current.json`, JSON.stringify({ build }));
  write(`${name}/dist/${build}/remote.json`, JSON.stringify(described));
  write(`${name}/dist/${build}/remoteEntry.js`, script);
};

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });
const live = async (): Promise<string[]> =>
  registry
    .validateSync((await get('/registry.json')).json())
    .remotes.map(({ name, build }) => `${name} ${build}`);

beforeEach(() => {
  write('shell/dist/index.html', '<!doctype html><title>Husrum</title>');
  write('shell/dist/main.0123abcd.js', script);
  release('mf-objects', 'a1');
  release('mf-leases', 'b1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the registry', () => {
  it('names the live build of every remote', async () => {
    expect(await live()).toEqual(['mf-leases b1', 'mf-objects a1']);
  });

  it('notices a new build, and a removed remote, without a restart', async () => {
    release('mf-objects', 'a2');
    rmSync(path.join(root, 'mf-leases'), { recursive: true });
    expect(await live()).toEqual(['mf-objects a2']);
    expect((await get('/remotes/mf-objects/a1/remoteEntry.js')).statusCode).toBe(200);
    expect((await get('/remotes/mf-leases/b1/remoteEntry.js')).statusCode).toBe(404);
  });

  it.each([
    ['describes another remote', { name: 'mf-reports' }],
    ['has no integrity', { integrity: '' }],
    ['points outside its folder', { entry: '/remotes/mf-leases/b1/../../x.js' }],
    ['has an entry that is not there', { entry: '/remotes/mf-leases/b1/missing.js' }],
  ])('leaves a remote out that %s, and keeps the others', async (_what, changes) => {
    release('mf-leases', 'b1', changes);
    expect(await live()).toEqual(['mf-objects a1']);
  });

  it('leaves a remote out whose files cannot be read', async () => {
    write('mf-leases/dist/current.json', '{"build":');
    expect(await live()).toEqual(['mf-objects a1']);
  });

  it('answers 304 until something changes', async () => {
    const etag = String((await get('/registry.json')).headers.etag);
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(304);
    release('mf-objects', 'a2');
    expect((await get('/registry.json', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('files', () => {
  it('of a build are compressed and never asked for again', async () => {
    const url = '/remotes/mf-objects/a1/remoteEntry.js';
    const br = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const gz = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
    expect((await get(url)).body).toBe(script);
  });

  it('of the shell are immutable when their name carries a hash', async () => {
    expect((await get('/main.0123abcd.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/remotes/mf-objects/a1/..%2f..%2f..%2fshell/dist/index.html',
    '/remotes/..%2fshell/dist/index.html',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('outside the folders stay outside: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('that are missing are missing, and no page pretends to be them', async () => {
    expect((await get('/main.ffffffff.js')).statusCode).toBe(404);
    expect((await get('/remotes/mf-objects/a1/chunk.js')).statusCode).toBe(404);
  });
});

describe('every other address', () => {
  it.each(['/', '/lease/7', '/verified?email=bo@example.se', '/invoicebase/status/ready/2'])(
    'shows the shell: %s',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('says so while the shell is not built', async () => {
    rmSync(path.join(root, 'shell'), { recursive: true });
    expect((await get('/')).statusCode).toBe(503);
  });
});
