import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 90_000;

export interface ClockServer {
  readonly url: string;
  start(instant: string): Promise<void>;
  /** Moves the clock forward. Jobs of the days in between start at once, as after a downtime. */
  setClock(instant: string): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

const waitUntilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/ready`).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`No server at ${url} within ${START_TIMEOUT_MS / 1000} s`);
};

/** A server whose clock one test moves. The clock of the shared server must not move. */
export const createClockServer = (port: number): ClockServer => {
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'husrum-clock-'));
  let running: ChildProcess | undefined;
  return {
    url,
    start: async (instant) => {
      running = spawn(process.execPath, ['--import', 'tsx', 'api/app/src/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          LOG_LEVEL: 'warn',
          ...process.env,
          PORT: String(port),
          BASE_URL: url,
          DATA_DIR: data,
          CLOCK: instant,
        },
      });
      await waitUntilReady(url);
    },
    setClock: async (now) => {
      const response = await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now }),
      });
      if (!response.ok) throw new Error(`${url}/dev/clock answered ${response.status}`);
    },
    close: async () => {
      if (running !== undefined && running.exitCode === null) {
        running.kill('SIGTERM');
        await once(running, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
};
