import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const worker = path.resolve(import.meta.dirname, '../../src/worker.ts');

export interface WorkerProcess {
  /** It has opened the database and begins to work; also settled when it ends before. */
  readonly working: Promise<void>;
  /** How it ended: its code, null when it was killed, and what it complained of. */
  readonly ended: Promise<{ code: number | null; said: string }>;
  kill(): void;
}

/** A worker in a process of its own that ends when nothing is due any more. */
export const startWorker = (env: Readonly<Record<string, string>>): WorkerProcess => {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', worker, '--drain'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, LOG_LEVEL: 'warn', JOB_LOCK_SECONDS: '2', ...env },
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
