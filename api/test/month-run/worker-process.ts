import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };

const api = path.resolve(import.meta.dirname, '../..');
const libraries = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@husrum/'));

export interface WorkerProgram {
  readonly file: string;
  remove(): void;
}

/** The worker in one file: it starts in half the time, and a kill costs little more than the work it interrupts. */
export const buildWorker = async (): Promise<WorkerProgram> => {
  // As deep below `api` as the sources that look for the migrations from where they stand.
  const folder = path.join(api, '.cache', 'worker', String(process.pid));
  const file = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: [path.join(api, 'src', 'worker.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: libraries,
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface WorkerProcess {
  /** It has opened the database and begins to work; also settled when it ends before. */
  readonly working: Promise<void>;
  /** How it ended: its code, null when it was killed, and what it complained of. */
  readonly ended: Promise<{ code: number | null; said: string }>;
  kill(): void;
}

/** A worker in a process of its own that ends when nothing is due any more. */
export const startWorker = (
  { file }: WorkerProgram,
  env: Readonly<Record<string, string>>,
): WorkerProcess => {
  const child: ChildProcess = spawn(process.execPath, [file, '--drain'], {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  const working = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes('working')) resolve();
      else said += String(chunk);
    });
    void ended.then(() => resolve());
  });
  return { working, ended, kill: () => void child.kill('SIGKILL') };
};
