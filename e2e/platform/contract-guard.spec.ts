import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteNames } from '@husrum/contract/routes';
import { callApiAs, expect, test } from '../src';
import { readLocalBuild, withBuildName } from './release-builds';
import { createReleaseClient, test as releaseServerTest } from './release-server';

const root = resolve(import.meta.dirname, '../..');
const copiedFolders = ['shared/contract', 'shared/build', 'tools'];

/** Creates a workspace whose contract can be changed. Links the folders that stay unchanged, with the real builds. */
const createWorkspace = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-guard-'));
  mkdirSync(join(folder, 'shared'));
  for (const path of copiedFolders)
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  for (const path of ['node_modules', 'package.json', 'shell', ...remoteNames])
    symlinkSync(join(root, path), join(folder, path));
  return folder;
};

let workspaceCopy = '';
test.beforeAll(() => {
  workspaceCopy = createWorkspace();
  const file = join(workspaceCopy, 'shared/contract/src/maintenance/ticket/ticket.calls.ts');
  const calls = readFileSync(file, 'utf8');
  expect(calls).toContain('  detail: call({');
  writeFileSync(file, calls.replace('  detail: call({', '  renamed: call({'));
});
test.afterAll(() => rmSync(workspaceCopy, { recursive: true, force: true }));

const runContractTool = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/contract.ts', ...args], {
    cwd: workspaceCopy,
    encoding: 'utf8',
  });
const localBuild = readLocalBuild('mf-maintenance');
const { build } = localBuild.manifest;

for (const { source, usedBy } of [
  { source: 'this machine', usedBy: `mf-maintenance ${build}` },
  { source: 'a running server', usedBy: `mf-maintenance ${build} (default)` },
])
  test(`the contract tool refuses to remove a call that a build on ${source} uses, and names the build`, ({
    baseURL,
  }) => {
    const registry = source === 'this machine' ? [] : ['--registry', String(baseURL)];
    for (const command of [[], ['accept']]) {
      const { status, stdout, stderr } = runContractTool(...command, ...registry);
      expect(stdout).toContain(`calls ticket.detail: is gone, used by ${usedBy}\n`);
      expect(stdout).toContain('calls ticket.renamed: is new\n');
      expect(stderr).toContain('Live builds use what has changed.');
      expect(status).toBe(1);
    }
    expect(readFileSync(join(workspaceCopy, 'shared/contract/contract.json'))).toEqual(
      readFileSync(join(root, 'shared/contract/contract.json')),
    );
  });

releaseServerTest(
  'the contract tool names the canary build and the pinned build that use a removed call, but none of a removed remote',
  async ({ demoAccount, request, releaseServer }) => {
    const releases = createReleaseClient(request, releaseServer);
    const [pinned, canary] = ['build1pinned', 'build2canary'].map((name) => withBuildName(localBuild, name));
    if (!pinned || !canary) throw new Error('No builds');
    for (const build of [pinned, canary]) await releases.upload(build);
    const send = callApiAs(request, demoAccount);
    const pin = (build: string | null) =>
      send('POST', '/api/release/pin', { remote: 'mf-maintenance', build });
    await pin(pinned.manifest.build);
    await releases.remove('mf-maintenance');
    expect(runContractTool('--registry', releaseServer.url).stdout).toContain(
      'calls ticket.detail: is gone\n',
    );
    await releases.promote('mf-maintenance', canary.manifest.build, 10);
    expect(runContractTool('--registry', releaseServer.url).stdout).toContain(
      'calls ticket.detail: is gone, used by mf-maintenance build1pinned (pinned), mf-maintenance build2canary (canary)\n',
    );
    // Other tests share the server: unpin, and release the remote to everybody again.
    await pin(null);
    await releases.promote('mf-maintenance', pinned.manifest.build);
  },
);
