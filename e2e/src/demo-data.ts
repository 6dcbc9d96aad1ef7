import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache', 'demo');

/** The date in Sweden, for which the demo data is made. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' });

/** Hashes everything that the demo data depends on: the sources, the dependencies and today's date. */
const hashSources = (): string => {
  const hash = createHash('sha256').update(today());
  for (const folder of ['api', 'shared/contract/src', 'shared/format/src'])
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (file.isFile() && !file.parentPath.includes('node_modules'))
        hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 16);
};

/** Copies a data folder whose database does not run. Its files belong to the user of the database, and must go on doing so. */
const copyFolder = (from: string, to: string): void => {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Copying the demo data failed: ${stderr}`);
};

/** A new folder where the user of the database reaches it: root may have a closed home. */
const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'husrum-e2e-'));

const buildDemo = (folder: string): void => {
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  const made = newDataFolder();
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'api/dev/demo/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: made },
  });
  if (result.status !== 0) throw new Error('Creating the demo data failed');
  const temporary = `${folder}.new`;
  copyFolder(made, temporary);
  rmSync(made, { recursive: true });
  renameSync(temporary, folder);
};

/**
 * The folder with the demo data. It is cached until the sources or the date change, because creating the data takes longer
 * than most tests.
 */
export const prepareDemo = (): string => {
  const folder = join(cacheDir, hashSources());
  if (!existsSync(folder)) buildDemo(folder);
  return folder;
};

/** Copies the demo data to a new temporary folder and returns its path. */
export const copyDemoData = (): string => {
  const copy = newDataFolder();
  copyFolder(prepareDemo(), copy);
  return copy;
};
