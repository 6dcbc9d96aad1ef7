import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../../app/src/main.ts');
const children: ChildProcess[] = [];

export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server: Server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Runs the real server, or another script, in a separate process. `exit` resolves to its exit code and its standard error. */
export const launchServer = (
  env: Record<string, string>,
  script: string = main,
  args: readonly string[] = [],
) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  });
  children.push(child);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const exit = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, exit };
};

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
};

const START_TIMEOUT_MS = 60_000;

/** Throws when the server at the port is not ready within that time. */
export const waitUntilReady = async (port: number, timeoutMs = START_TIMEOUT_MS): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Kills all processes that `launchServer` has started. */
export const killLaunchedServers = (): void => {
  for (const child of children) child.kill('SIGKILL');
};
