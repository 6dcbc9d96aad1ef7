import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStoreTime, testServer } from '@husrum/api-testing';
import { deleteExpiredShellAssets, uploadMissingShellAssets, uploadShellAssets } from './stored-shell-assets';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-shell-'));
const app = testServer({ root });
const assets = path.join(root, 'shell/dist/assets');
const script = `console.log('${'hus'.repeat(1000)}')`;

/** Replaces the built shell, as a new container image does. */
const writeShell = (...names: string[]): void => {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(path.join(assets, name), script);
};
const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });
const httpStatusOf = async (url: string) => (await get(url)).statusCode;
const setAge = (name: string, days: number): void => {
  const then = new Date(app.clock.now().getTime() - days * 24 * 3_600_000);
  utimesSync(path.join(app.settings.dataDir, 'files/shell', name), then, then);
};

beforeEach(async () => {
  writeShell('7.0123456789.js', '7.0123456789.js.map', 'main.aaaaaaaaaa.js');
  await uploadShellAssets(root, app.files);
  writeShell('main.bbbbbbbbbb.js');
  await uploadShellAssets(root, app.files);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('serves the assets of an earlier shell that is no longer on the disk', async () => {
  const chunk = await get('/assets/7.0123456789.js', { 'accept-encoding': 'identity' });
  expect(chunk.body).toBe(script);
  expect(chunk.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(await httpStatusOf('/assets/main.bbbbbbbbbb.js')).toBe(200);
});

it('answers 404 for unknown assets, source maps and other files of the store', async () => {
  await app.files.put('1/secret.0123456789.js', Buffer.from('secret'), 'text/javascript');
  for (const url of [
    '/assets/7.ffffffffff.js',
    '/assets/7.0123456789.js.map',
    '/assets/..%2f1%2fsecret.0123456789.js',
    '/assets/../1/secret.0123456789.js',
  ])
    expect([url, await httpStatusOf(url)]).toEqual([url, 404]);
});

it('deletes assets a month after their shell was last served', async () => {
  setAge('7.0123456789.js', 29);
  setAge('main.aaaaaaaaaa.js', 31);
  setAge('main.bbbbbbbbbb.js', 31);
  await uploadShellAssets(root, app.files);
  await deleteExpiredShellAssets(app.files, app.clock.now());
  expect(await httpStatusOf('/assets/7.0123456789.js')).toBe(200);
  expect(await httpStatusOf('/assets/main.aaaaaaaaaa.js')).toBe(404);
  writeShell();
  expect(await httpStatusOf('/assets/main.bbbbbbbbbb.js')).toBe(200);
});

it('uploads on start only assets that are missing or older than a day', async () => {
  const put = jest.spyOn(app.files, 'put');
  const uploadMissing = async () => {
    put.mockClear();
    await uploadMissingShellAssets(root, app.files, app.clock.now());
    return put.mock.calls.map(([key]) => key).sort();
  };
  app.clock.set(await readStoreTime(app.files));
  writeShell('7.0123456789.js', 'main.bbbbbbbbbb.js', 'main.cccccccccc.js');
  expect(await uploadMissing()).toEqual(['shell/main.cccccccccc.js']);
  expect(await uploadMissing()).toEqual([]);
  setAge('7.0123456789.js', 2);
  expect(await uploadMissing()).toEqual(['shell/7.0123456789.js']);
  setAge('main.bbbbbbbbbb.js', 29);
  await app.files.remove('shell/main.cccccccccc.js');
  expect(await uploadMissing()).toEqual(['shell/main.bbbbbbbbbb.js', 'shell/main.cccccccccc.js']);
  put.mockRestore();
});
