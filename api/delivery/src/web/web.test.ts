import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testServer } from '@husrum/api-testing';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-web-'));
const app = testServer({ root });
const script = `console.log('${'hus'.repeat(1000)}')`;

const write = (file: string, content: string): void => {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};

const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });

beforeEach(() => {
  write('shell/dist/index.html', '<!doctype html><title>Husrum</title>');
  write('shell/dist/main.0123abcd.js', script);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('files', () => {
  it('with a hash in their name are compressed and immutable', async () => {
    const url = '/main.0123abcd.js';
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

  it('are immutable only with a hash in their name', async () => {
    expect((await get('/main.0123abcd.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/remotes/mf-objects/a1/..%2f..%2f..%2fshell/dist/index.html',
    '/remotes/..%2fshell/dist/index.html',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('outside the folder are not served: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('without an icon, such as a PDF, get that of the shell', async () => {
    const page = readFileSync(
      path.resolve(import.meta.dirname, '../../../../shell/src/page/index.html'),
      'utf8',
    );
    const { headers, body } = await get('/favicon.ico');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(decodeURIComponent(page)).toContain(`data:image/svg+xml,${body}`);
  });

  it('that are missing answer 404, not the page', async () => {
    expect((await get('/main.ffffffff.js')).statusCode).toBe(404);
    expect((await get('/remotes/mf-objects/a1/chunk.js')).statusCode).toBe(404);
  });
});

describe('every other URL', () => {
  it.each(['/', '/lease/7', '/verified?email=bo@example.se', '/invoicebase/status/ready/2'])(
    'serves the page of the shell: %s',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('answers 503 while the shell is not built', async () => {
    rmSync(path.join(root, 'shell'), { recursive: true });
    expect((await get('/')).statusCode).toBe(503);
  });
});
