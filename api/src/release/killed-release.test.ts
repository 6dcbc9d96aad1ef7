import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry } from '@husrum/contract/manifest';
import { makeBuild, writeBuild } from '../../test/build';
import { testServer } from '../../test/kit';
import { integrityOf } from './build-files';
import { insertToken } from './token.store';

// The short form of `npm run test:release`: the real command in a process of its own, killed at each of its steps.
const root = mkdtempSync(path.join(tmpdir(), 'husrum-killed-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const workspace = path.resolve(import.meta.dirname, '../../..');
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const HUSRUM_URL = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const RELEASE_TOKEN = await app.system((tx) => insertToken(tx, { remote: 'mf-leases', name: 'Team' }));
  env = { ...process.env, HUSRUM_URL, RELEASE_TOKEN };
});

/** Releases the build; killed as soon as it says that it does what the text says. */
const release = (build: string, killAt?: string): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const from = path.join(root, 'mf-leases/dist', build);
    const args = ['--import', 'tsx', 'tools/release.ts', 'mf-leases', '--from', from];
    const child = spawn(process.execPath, args, { cwd: workspace, env });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (killAt !== undefined && said.includes(killAt)) child.kill('SIGKILL');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ code, said }));
  });

/** The build that everybody has, once each of its files was fetched and is what it should be. */
const live = async (): Promise<string | undefined> => {
  const { remotes } = registry.validateSync((await app.app.inject('/registry.json')).json());
  for (const { build } of remotes) {
    for (const { name, integrity } of makeBuild('mf-leases', build).manifest.files) {
      const { rawPayload } = await app.app.inject(`/remotes/mf-leases/${build}/${name}`);
      expect(`${name} ${integrityOf(rawPayload)}`).toBe(`${name} ${integrity}`);
    }
  }
  return remotes[0]?.build;
};

test('a release that is killed gives nobody half a build, and can be made again', async () => {
  writeBuild(root, makeBuild('mf-leases', 'whole'));
  expect(await release('whole')).toMatchObject({ code: 0 });
  let before = await live();
  expect(before).toBe('whole');
  for (const [at, step] of ['laddar upp', 'hämtar varje fil', 'prövar filer', 'släpps'].entries()) {
    const build = `next${at}`;
    writeBuild(root, makeBuild('mf-leases', build));
    expect(await release(build, step)).toMatchObject({ code: null });
    expect([before, build]).toContain(await live());
    expect(await release(build)).toMatchObject({ code: 0 });
    before = await live();
    expect(before).toBe(build);
  }
}, 60_000);

test('a build that the file store has lost is whole again when it is released again', async () => {
  writeBuild(root, makeBuild('mf-leases', 'lost'));
  expect(await release('lost')).toMatchObject({ code: 0 });
  const lost = (await app.files.list('remotes/mf-leases')).find(({ key }) =>
    /\/lost\.[^/]+\/12\.js$/.test(key),
  );
  await app.files.remove(lost?.key ?? '');
  expect((await app.app.inject('/remotes/mf-leases/lost/12.js')).statusCode).toBe(500);
  expect(await release('lost')).toMatchObject({ code: 0 });
  expect(await live()).toBe('lost');
}, 30_000);
