import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeAbandonedUploads } from './upload';

const DAY_SECONDS = 86_400;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'husrum-uploads-'));
  for (const name of ['new', 'old']) await writeFile(path.join(folder, name), 'half');
  const twoDaysAgo = Date.now() / 1000 - 2 * DAY_SECONDS;
  await utimes(path.join(folder, 'old'), twoDaysAgo, twoDaysAgo);
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps what another process may be writing', async () => {
  await removeAbandonedUploads(folder, { isShared: true });
  expect(await readdir(folder)).toEqual(['new']);
});

it('removes everything when there is no other process', async () => {
  await removeAbandonedUploads(folder, { isShared: false });
  expect(await readdir(folder)).toEqual([]);
});

it('does nothing without a folder', async () => {
  await removeAbandonedUploads(path.join(folder, 'missing'), { isShared: false });
  expect(await readdir(folder)).toHaveLength(2);
});
