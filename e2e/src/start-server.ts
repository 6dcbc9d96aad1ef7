import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 90_000;

/** A port of this machine that no process listens on. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
};

const waitUntilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/ready`).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`No server at ${url} within ${START_TIMEOUT_MS / 1000} s`);
};

/** Starts a server in a process of its own. Resolves when it is ready, with the function that stops it. */
export const startServer = async (
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> => {
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/app/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(port), BASE_URL: url, ...env },
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  await waitUntilReady(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
};
