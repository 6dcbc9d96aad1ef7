import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './start-server';

export interface ClockServer {
  readonly url: string;
  start(instant: string): Promise<void>;
  /** Moves the clock forward. Jobs of the days in between start at once, as after a downtime. */
  setClock(instant: string): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

/** A server whose clock one test moves. The clock of the shared server must not move. */
export const createClockServer = (port: number): ClockServer => {
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'husrum-clock-'));
  let stop: (() => Promise<void>) | undefined;
  return {
    url,
    start: async (instant) => {
      stop = await startServer(port, { DATA_DIR: data, CLOCK: instant });
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
      await stop?.();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
