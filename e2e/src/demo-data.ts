import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const kept = join(root, '.cache', 'demo');

/** Whatever may change what is made: the sources, what they are built on, and the day, which the portfolio follows. */
const state = (): string => {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const folder of ['api/src', 'shared/contract/src', 'shared/format/src'])
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 16);
};

const make = (folder: string): void => {
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const aside = mkdtempSync(join(kept, 'new-'));
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'api/src/demo/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: aside },
  });
  if (made.status !== 0) throw new Error('The demo portfolio could not be made');
  renameSync(aside, folder);
};

/** Made once a day, for making it takes longer than most tests. */
export const prepareDemo = (): string => {
  const prepared = join(kept, state());
  if (!existsSync(prepared)) make(prepared);
  return prepared;
};

/** A data folder of the caller's own with the demo portfolio. */
export const demoData = (): string => {
  const prepared = prepareDemo();
  const own = mkdtempSync(join(tmpdir(), 'husrum-e2e-'));
  cpSync(prepared, own, { recursive: true });
  return own;
};
