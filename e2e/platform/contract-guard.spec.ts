import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteNames } from '@husrum/contract/routes';
import { expect, sendAs, test } from '../src';
import { builtHere, renamed } from './live-builds';
import { test as liveTest, releasesOf } from './live-server';

const root = resolve(import.meta.dirname, '../..');
const sources = ['shared/contract', 'shared/build', 'tools'];

/** The workspace with its real builds, whose contract may be changed: what is not changed is linked. */
const workspace = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-guard-'));
  mkdirSync(join(folder, 'shared'));
  for (const path of sources)
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  for (const path of ['node_modules', 'package.json', 'shell', ...remoteNames])
    symlinkSync(join(root, path), join(folder, path));
  return folder;
};

let copy = '';
test.beforeAll(() => {
  copy = workspace();
  const file = join(copy, 'shared/contract/src/ticket/ticket.calls.ts');
  const calls = readFileSync(file, 'utf8');
  expect(calls).toContain('  detail: call({');
  writeFileSync(file, calls.replace('  detail: call({', '  nobody: call({'));
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

const guarded = (...more: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/contract.ts', ...more], {
    cwd: copy,
    encoding: 'utf8',
  });
const built = builtHere('mf-maintenance');
const { build } = built.manifest;

for (const { where, users } of [
  { where: 'this machine', users: `mf-maintenance ${build}` },
  { where: 'a running server', users: `mf-maintenance ${build} (default)` },
])
  test(`a call that a build of ${where} uses cannot be removed, and the refusal names the build`, ({
    baseURL,
  }) => {
    const registry = where === 'this machine' ? [] : ['--registry', String(baseURL)];
    for (const command of [[], ['accept']]) {
      const { status, stdout, stderr } = guarded(...command, ...registry);
      expect(stdout).toContain(`calls ticket.detail: is gone, used by ${users}\n`);
      expect(stdout).toContain('calls ticket.nobody: is new\n');
      expect(stderr).toContain('Byggen i drift använder det som har ändrats.');
      expect(status).toBe(1);
    }
    expect(readFileSync(join(copy, 'shared/contract/contract.json'))).toEqual(
      readFileSync(join(root, 'shared/contract/contract.json')),
    );
  });

liveTest(
  'nor one that only a canary uses, or a build that some account is held to',
  async ({ demoSession, request, live }) => {
    const releases = releasesOf(request, live);
    const [held, tried] = ['held00000000', 'tried0000000'].map((name) => renamed(built, name));
    if (!held || !tried) throw new Error('No builds');
    for (const one of [held, tried]) await releases.upload(one);
    const send = sendAs(request, demoSession);
    const hold = (build: string | null) =>
      send('POST', '/api/release/pin', { remote: 'mf-maintenance', build });
    await hold(held.manifest.build);
    await releases.remove('mf-maintenance');
    expect(guarded('--registry', live.url).stdout).toContain('calls ticket.detail: is gone\n');
    await releases.promote('mf-maintenance', tried.manifest.build, 10);
    expect(guarded('--registry', live.url).stdout).toContain(
      'calls ticket.detail: is gone, used by mf-maintenance held00000000 (pinned), mf-maintenance tried0000000 (canary)\n',
    );
    // The server is that of other tests too: nobody is held to anything any more, and everybody has the remote again.
    await hold(null);
    await releases.promote('mf-maintenance', held.manifest.build);
  },
);
