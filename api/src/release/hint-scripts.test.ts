import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '@husrum/contract/routes';
import { makeBuild, writeBuild } from '../../test/build';
import { testServer } from '../../test/kit';
import { importLocalBuilds } from './adopt-builds';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-hints-'));
const app = testServer({ root });
const page = path.join(root, 'shell/dist');

const linkOf = async (url: string) => {
  const answer = await app.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  return answer.headers.link;
};

beforeEach(async () => {
  mkdirSync(page, { recursive: true });
  const main = '<script defer src="/assets/main.1.js" integrity="sha384-main"></script>';
  writeFileSync(path.join(page, 'index.html'), `<!doctype html><title>Husrum</title>${main}`);
  writeFileSync(path.join(page, 'build.json'), JSON.stringify({ build: 's1', contract: 1 }));
  const screens = [{ route: 'lease.overview', files: ['12.js'] }];
  writeBuild(root, makeBuild('mf-leases', 'b1', { screens }));
  await importLocalBuilds({ ...app, settings: { root, production: false } }, app.app.log);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('tells beside a page which scripts its remote begins with, whatever stands after the question mark', async () => {
  const link = String(await linkOf(`${routes.lease.overview()}?page=2`));
  expect(link).toMatch(
    /^<\/assets\/main\.1\.js>; rel=preload; as=script; integrity="sha384-main", <\/remotes\/mf-leases\/b1\/entry\.js>; /,
  );
  expect(link).toContain('</remotes/mf-leases/b1/12.js>');
});

it.each([routes.home.dashboard(), routes.session.login(), '/finns/inte', routes.invoice.overview()])(
  'tells nothing beside %s, which begins with no build that is there',
  async (url) => {
    expect(await linkOf(url)).toBeUndefined();
  },
);

it('tells nothing when the shell has no name: its remotes are not those of the registry', async () => {
  rmSync(path.join(page, 'build.json'));
  expect(await linkOf(routes.lease.overview())).toBeUndefined();
});
