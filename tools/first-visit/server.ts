import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/sources';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(),
      );
    });
  });

const ready = async (url: string): Promise<void> => {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (
      await fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not become ready`);
};

export interface Server {
  readonly url: string;
  readonly stop: () => void;
}

/** The real server with the demo portfolio on an empty data folder, serving the builds under `webRoot`. */
export const startServer = async (webRoot: string): Promise<Server> => {
  const data = mkdtempSync(join(tmpdir(), 'husrum-measure-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts', '--demo'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      WEB_ROOT: webRoot,
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url);
  return {
    url,
    stop: () => {
      child.on('exit', () => rmSync(data, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
};
