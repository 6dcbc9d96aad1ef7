import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testServer } from '@husrum/api-testing';
import { makeBuild, writeBuild } from '@husrum/api-testing/test-build';
import { registry } from '@husrum/contract/manifest';
import { integrityOf } from './build-files';
import { insertToken } from './release-token.store';

// The test runs the real command in its own process, and kills it at each step.
const root = mkdtempSync(path.join(tmpdir(), 'husrum-killed-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const workspace = path.resolve(import.meta.dirname, '../../..');
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const HUSRUM_URL = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const RELEASE_TOKEN = await app.system((tx) => insertToken(tx, { remote: 'mf-leases', name: 'Team' }));
  env = { ...process.env, HUSRUM_URL, RELEASE_TOKEN };
});

/** Releases a build. Kills the command as soon as it prints `killAt`. */
const release = (build: string, killAt?: string): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const from = path.join(root, 'mf-leases/dist', build);
    const args = ['--import', 'tsx', 'tools/release.ts', 'mf-leases', '--from', from];
    const child = spawn(process.execPath, args, { cwd: workspace, env });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => resolve({ code, output }));
  });

/** The default build. Fails unless each of its files is served with the right content. */
const findLiveBuild = async (): Promise<string | undefined> => {
  const { remotes } = registry.validateSync((await app.fastify.inject('/registry.json')).json());
  for (const { build } of remotes) {
    for (const { name, integrity } of makeBuild('mf-leases', build).manifest.files) {
      const { rawPayload } = await app.fastify.inject(`/remotes/mf-leases/${build}/${name}`);
      expect(`${name} ${integrityOf(rawPayload)}`).toBe(`${name} ${integrity}`);
    }
  }
  return remotes[0]?.build;
};

test('a killed release never serves an incomplete build, and can be repeated', async () => {
  writeBuild(root, makeBuild('mf-leases', 'whole'));
  expect(await release('whole')).toMatchObject({ code: 0 });
  let before = await findLiveBuild();
  expect(before).toBe('whole');
  for (const [index, step] of ['uploads', 'fetches every file', 'verifies files', 'is released'].entries()) {
    const build = `next${index}`;
    writeBuild(root, makeBuild('mf-leases', build));
    expect(await release(build, step)).toMatchObject({ code: null });
    expect([before, build]).toContain(await findLiveBuild());
    expect(await release(build)).toMatchObject({ code: 0 });
    before = await findLiveBuild();
    expect(before).toBe(build);
  }
}, 60_000);

test('releasing a build again restores its missing files', async () => {
  writeBuild(root, makeBuild('mf-leases', 'lost'));
  expect(await release('lost')).toMatchObject({ code: 0 });
  const lost = (await app.files.list('remotes/mf-leases')).find(({ key }) =>
    /\/lost\.[^/]+\/12\.js$/.test(key),
  );
  await app.files.remove(lost?.key ?? '');
  expect((await app.fastify.inject('/remotes/mf-leases/lost/12.js')).statusCode).toBe(500);
  expect(await release('lost')).toMatchObject({ code: 0 });
  expect(await findLiveBuild()).toBe('lost');
}, 30_000);
