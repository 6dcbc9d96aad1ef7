import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderFileStore } from '@husrum/api-ports/testing';
import { openFortnoxState, openVismaState, writeSimulatorState } from '@husrum/api-simulators';
import { writeDump } from './backup/write-dump';
import { withUploadPath } from './http/upload';
import { makePrivateFolder } from './private-files';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-private-'));
const inheritedUmask = process.umask(0);
afterAll(() => {
  process.umask(inheritedUmask);
  rmSync(folder, { recursive: true, force: true });
});

const permissionsOf = (name: string): string => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
const writeOpenFile = (name: string): void => {
  writeFileSync(path.join(folder, name), 'old', { mode: 0o644 });
};
async function* noLines() {}

test('a dump can be read by its owner only, also while it is written and when it replaces an open file', async () => {
  const file = path.join(folder, 'dump.gz');
  for (const name of ['dump.gz', 'dump.gz.part']) writeOpenFile(name);
  const whileWritten: string[] = [];
  await writeDump(
    file,
    (async function* () {
      // The second line is asked for when the file exists.
      for (let line = 0; line < 3; line += 1) yield ['x'.repeat(100_000)];
      whileWritten.push(permissionsOf('dump.gz.part'));
    })(),
  );
  expect(whileWritten).toEqual(['600']);
  expect(permissionsOf('dump.gz')).toBe('600');
});

test('a file that another program has linked to is not written through', async () => {
  const file = path.join(folder, 'linked.gz');
  writeOpenFile('target');
  symlinkSync(path.join(folder, 'target'), `${file}.part`);
  await writeDump(file, noLines());
  expect(readFileSync(path.join(folder, 'target'), 'utf8')).toBe('old');
});

test('an existing folder is closed to others', async () => {
  mkdirSync(path.join(folder, 'open'));
  chmodSync(path.join(folder, 'open'), 0o755);
  await makePrivateFolder(path.join(folder, 'open'));
  expect(permissionsOf('open')).toBe('700');
});

test('stored files and their folders can be read by their owner only', async () => {
  const files = createFolderFileStore(path.join(folder, 'files'));
  await files.put('7/bytes', Buffer.from('x'), 'text/plain');
  writeOpenFile('source');
  await files.put('7/copy', { path: path.join(folder, 'source'), size: 3 }, 'text/plain');
  expect(['files', 'files/7', 'files/7/bytes', 'files/7/copy'].map(permissionsOf)).toEqual([
    '700',
    '700',
    '600',
    '600',
  ]);
});

test('the folder of uploads can be read by its owner only', async () => {
  await withUploadPath(path.join(folder, 'uploads'), async () => undefined);
  expect(permissionsOf('uploads')).toBe('700');
});

test.each([
  ['small', (file: string) => writeSimulatorState(file, {})],
  ['fortnox', (file: string) => void openFortnoxState(file)],
  ['visma', (file: string) => void openVismaState(file)],
])('the state of the %s simulator can be read by its owner only', (name, write) => {
  const file = path.join(folder, 'simulators', `${name}.json`);
  write(file);
  chmodSync(file, 0o644);
  writeOpenFile(`simulators/${name}.json.new`);
  write(file);
  expect(permissionsOf('simulators')).toBe('700');
  expect(permissionsOf(`simulators/${name}.json`)).toBe('600');
});
