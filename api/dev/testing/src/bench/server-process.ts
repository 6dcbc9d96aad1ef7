import { spawn } from 'node:child_process';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '../../../..');
const START_TIMEOUT_MS = 60_000;

export interface ServerProcess {
  readonly pid: number;
  /** Resolves when the URL answers with 2xx. */
  waitUntilReady(url: string): Promise<void>;
  /** Sends SIGTERM, and waits for the exit. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts `main.ts` or `worker.ts` of the app in a child process with these settings. */
export const startProcess = (name: string, env: Readonly<Record<string, string>>): ServerProcess => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(api, 'app/src', name)], {
    cwd: api,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
  });
  return {
    pid: child.pid ?? 0,
    waitUntilReady: async (url) => {
      const deadline = Date.now() + START_TIMEOUT_MS;
      for (;;) {
        const ok = await fetch(url).then(
          (response) => response.ok,
          () => false,
        );
        if (ok) return;
        if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${name} did not start`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: () => void child.kill('SIGKILL'),
  };
};
