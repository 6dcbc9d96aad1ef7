import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../workspace';

const START_TIMEOUT_MS = 120_000;

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export interface ApiServer {
  readonly origin: string;
  /** Resolves when the process has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts the server with the demo portfolio in its own process, again after each change. Resolves when it is ready. */
export const startApiServer = async (port: number, env: Record<string, string>): Promise<ApiServer> => {
  const origin = `http://127.0.0.1:${port}`;
  const program = ['--watch', '--import', 'tsx', 'api/app/src/main.ts', '--demo'];
  const server = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') => {
    if (hasEnded()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  for (const start = Date.now(); !(await isReady(origin)); await delay(100)) {
    if (!hasEnded() && Date.now() - start < START_TIMEOUT_MS) continue;
    await stop('SIGKILL');
    throw new Error('The server did not start; see the error above.');
  }
  return { origin, stop: () => stop() };
};
