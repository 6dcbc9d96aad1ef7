import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testServer } from '../../../test/kit';
import { bringAssets, clearAssets, keepAssets } from './kept-assets';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-kept-'));
const app = testServer({ root });
const assets = path.join(root, 'shell/dist/assets');
const script = `console.log('${'hus'.repeat(1000)}')`;

/** As a new image brings its disk: nothing of the shell before is on it. */
const shellOf = (...names: string[]): void => {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(path.join(assets, name), script);
};
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });
const statusOf = async (url: string) => (await get(url)).statusCode;
const aged = (name: string, days: number): void => {
  const then = new Date(app.clock.now().getTime() - days * 24 * 3_600_000);
  utimesSync(path.join(app.settings.dataDir, 'files/shell', name), then, then);
};

beforeEach(async () => {
  shellOf('7.0123456789.js', '7.0123456789.js.map', 'main.aaaaaaaaaa.js');
  await keepAssets(root, app.files);
  shellOf('main.bbbbbbbbbb.js');
  await keepAssets(root, app.files);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('gives open pages the parts of their own shell after another came on an empty disk', async () => {
  const part = await get('/assets/7.0123456789.js', { 'accept-encoding': 'identity' });
  expect(part.body).toBe(script);
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(await statusOf('/assets/main.bbbbbbbbbb.js')).toBe(200);
});

it('answers that there is nothing for what no shell was made of, and for what else the store holds', async () => {
  await app.files.put('1/secret.0123456789.js', Buffer.from('secret'), 'text/javascript');
  for (const url of [
    '/assets/7.ffffffffff.js',
    '/assets/7.0123456789.js.map',
    '/assets/..%2f1%2fsecret.0123456789.js',
    '/assets/../1/secret.0123456789.js',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404]);
});

it('keeps them for a month after the last night on which they were served', async () => {
  aged('7.0123456789.js', 29);
  aged('main.aaaaaaaaaa.js', 31);
  aged('main.bbbbbbbbbb.js', 31);
  await keepAssets(root, app.files);
  await clearAssets(app.files, app.clock.now());
  expect(await statusOf('/assets/7.0123456789.js')).toBe(200);
  expect(await statusOf('/assets/main.aaaaaaaaaa.js')).toBe(404);
  shellOf();
  expect(await statusOf('/assets/main.bbbbbbbbbb.js')).toBe(200);
});

it('puts only what is missing as a server begins, and anew what has not been put for a day', async () => {
  const put = jest.spyOn(app.files, 'put');
  const brought = async () => {
    put.mockClear();
    await bringAssets(root, app.files, app.clock.now());
    return put.mock.calls.map(([key]) => key).sort();
  };
  app.clock.set(new Date().toISOString());
  shellOf('7.0123456789.js', 'main.bbbbbbbbbb.js', 'main.cccccccccc.js');
  expect(await brought()).toEqual(['shell/main.cccccccccc.js']);
  expect(await brought()).toEqual([]);
  aged('7.0123456789.js', 2);
  expect(await brought()).toEqual(['shell/7.0123456789.js']);
  aged('main.bbbbbbbbbb.js', 29);
  await app.files.remove('shell/main.cccccccccc.js');
  expect(await brought()).toEqual(['shell/main.bbbbbbbbbb.js', 'shell/main.cccccccccc.js']);
  put.mockRestore();
});
