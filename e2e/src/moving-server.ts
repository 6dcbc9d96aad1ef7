import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '..', '..');
const START_MS = 90_000;

export interface MovingServer {
  readonly url: string;
  start(instant: string): Promise<void>;
  /** What the days in between bring is begun at once, as after a time when the server was off. */
  moveTo(instant: string): Promise<void>;
  /** For good: its data goes with it. */
  close(): Promise<void>;
}

const ready = async (url: string): Promise<void> => {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await rest(100);
  }
  throw new Error(`No server at ${url} within ${START_MS / 1000} s`);
};

/** A server of a test's own, whose clock the test decides: the one that all tests share must not travel in time. */
export const movingServer = (port: number): MovingServer => {
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'husrum-moving-'));
  let running: ChildProcess | undefined;
  return {
    url,
    start: async (instant) => {
      running = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
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
      await ready(url);
    },
    moveTo: async (now) => {
      const answer = await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now }),
      });
      if (!answer.ok) throw new Error(`The clock of ${url} answers ${answer.status}`);
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
