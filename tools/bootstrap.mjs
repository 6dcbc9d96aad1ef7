// @ts-check
// Runs before anything is installed, so it imports nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Husrum needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Everything that decides what an install results in. */
const installKey = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
  .digest('hex');
const stamp = join(root, 'node_modules', '.husrum-install');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== installKey) {
  // On stderr: another program may read what the command prints.
  console.error('Installing dependencies (the first time, or when the lock file has changed) …');
  const installed = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) {
    console.error('The installation failed. Check the network and run the command again.');
    process.exit(installed.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, installKey);
}

// In this same process, so that signals reach the work itself and `npm start` is one server process.
await import('tsx');
// The name of a script in tools/, or the path of a program of the server.
const script = command.endsWith('.ts') ? join(root, command) : join(root, 'tools', `${command}.ts`);
process.argv = [process.execPath, script, ...rest];
process.chdir(root);
await import(pathToFileURL(script).href);
