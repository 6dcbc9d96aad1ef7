import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeAbandonedUploads } from './upload';

const DAY_SECONDS = 86_400;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'husrum-uploads-'));
  const now = Date.now() / 1000;
  for (const [name, time] of Object.entries({ new: now, old: now - 2 * DAY_SECONDS })) {
    await writeFile(path.join(folder, name), 'half');
    await utimes(path.join(folder, name), time, time);
  }
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps a new upload, which another process may be writing, and removes an old one', async () => {
  await removeAbandonedUploads(folder);
  expect(await readdir(folder)).toEqual(['new']);
});

it('goes on when another process removes a file meanwhile', async () => {
  // A link to nothing is listed, but does not exist when it is read.
  await symlink(path.join(folder, 'missing'), path.join(folder, 'gone'));
  await removeAbandonedUploads(folder);
  expect(await readdir(folder)).not.toContain('old');
});

it('does nothing when the folder does not exist', async () => {
  await removeAbandonedUploads(path.join(folder, 'missing'));
  expect(await readdir(folder)).toHaveLength(2);
});
