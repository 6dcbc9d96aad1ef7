import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testServer } from '@husrum/api-testing';
import { makeBuild, writeBuild } from '@husrum/api-testing/test-build';
import { routes } from '@husrum/contract/routes';
import { importLocalBuilds } from './import-local-builds';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-hints-'));
const app = testServer({ root });
const shellFolder = path.join(root, 'shell/dist');

const readLinkHeader = async (url: string) => {
  const response = await app.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(200);
  return response.headers.link;
};

beforeEach(async () => {
  mkdirSync(shellFolder, { recursive: true });
  const main = '<script defer src="/assets/main.1.js" integrity="sha384-main"></script>';
  writeFileSync(path.join(shellFolder, 'index.html'), `<!doctype html><title>Husrum</title>${main}`);
  writeFileSync(path.join(shellFolder, 'build.json'), JSON.stringify({ build: 's1', contract: 1 }));
  const screens = [{ route: 'lease.overview', files: ['12.js'] }];
  writeBuild(root, makeBuild('mf-leases', 'b1', { screens }));
  await importLocalBuilds({ ...app, settings: { webRoot: root, production: false } }, app.fastify.log);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('the Link header lists the scripts of the shell and the remote, ignoring the query string', async () => {
  const link = String(await readLinkHeader(`${routes.lease.overview()}?page=2`));
  expect(link).toMatch(
    /^<\/assets\/main\.1\.js>; rel=preload; as=script; integrity="sha384-main", <\/remotes\/mf-leases\/b1\/entry\.js>; /,
  );
  expect(link).toContain('</remotes/mf-leases/b1/12.js>');
});

it.each([routes.home.dashboard(), routes.session.login(), '/finns/inte', routes.invoice.overview()])(
  'there is no header for %s, which has no remote build',
  async (url) => {
    expect(await readLinkHeader(url)).toBeUndefined();
  },
);

it('there is no header for a development shell', async () => {
  rmSync(path.join(shellFolder, 'build.json'));
  expect(await readLinkHeader(routes.lease.overview())).toBeUndefined();
});
