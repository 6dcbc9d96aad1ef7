import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteNames } from '@husrum/contract';
import { expect, test } from '../src';
import { builtHere } from './live-builds';

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

for (const where of ['this machine', 'a running server'])
  test(`a call that a build of ${where} uses cannot be removed, and the refusal names the build`, ({
    baseURL,
  }) => {
    const { build } = builtHere('mf-maintenance').manifest;
    const registry = where === 'this machine' ? [] : ['--registry', String(baseURL)];
    for (const command of [[], ['accept']]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'tools/contract.ts', ...command, ...registry],
        { cwd: copy, encoding: 'utf8' },
      );
      expect(stdout).toContain(`calls ticket.detail: is gone, used by mf-maintenance ${build}\n`);
      expect(stdout).toContain('calls ticket.nobody: is new\n');
      expect(stderr).toContain('Byggen i drift använder det som har ändrats.');
      expect(status).toBe(1);
    }
    expect(readFileSync(join(copy, 'shared/contract/contract.json'))).toEqual(
      readFileSync(join(root, 'shared/contract/contract.json')),
    );
  });
