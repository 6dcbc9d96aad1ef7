import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type LiveRemote, type RemoteName, registry, urls } from '@husrum/contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { test as base, type SignedIn } from '../src';
import { demoData } from '../src/demo-data';
import type { Files } from './live-builds';

/** A server of the test's own, so that what it releases troubles nobody else. */
export interface LiveServer {
  readonly url: string;
  readonly tokens: Readonly<Record<RemoteName, string>>;
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startServer = async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = demoData();
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/test/release-server.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      SAMPLE_RATE: '1',
    },
  });
  const gone = new Promise((done) => server.once('exit', done));
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{"tokens"')) continue;
    const { tokens }: Pick<LiveServer, 'tokens'> = JSON.parse(line);
    const stop = async () => {
      server.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    };
    return { live: { url, tokens }, stop };
  }
  throw new Error('The server ended before it was ready');
};

/** The calls of a team, as `npm run release` makes them. */
export const releasesOf = (request: APIRequestContext, { tokens }: LiveServer) => {
  const call = async (remote: RemoteName, path: string, more: Parameters<APIRequestContext['post']>[1]) => {
    const answer: APIResponse = await request.post(`/api/release/${remote}${path}`, {
      ...more,
      headers: { authorization: `Bearer ${tokens[remote]}` },
    });
    if (!answer.ok()) throw new Error(`${remote}${path}: ${answer.status()} ${await answer.text()}`);
  };
  return {
    upload: async ({ manifest: { name, build }, contents }: Files) => {
      for (const [file, buffer] of contents) {
        const multipart = { file: { name: file, mimeType: 'application/octet-stream', buffer } };
        await call(name, `/build/${build}/file`, { multipart });
      }
      await call(name, `/build/${build}`, {});
    },
    promote: (remote: RemoteName, build: string, share = 100) =>
      call(remote, '/promote', { data: { build, share } }),
    rollback: (remote: RemoteName) => call(remote, '/rollback', { data: {} }),
    remove: (remote: RemoteName) => call(remote, '/remove', { data: {} }),
  };
};

/** What the registry of the server gives to whoever that is. */
export const given = async (
  request: APIRequestContext,
  { token }: SignedIn,
): Promise<readonly LiveRemote[]> => {
  const answer = await request.get(urls.registry, { headers: { authorization: `Bearer ${token}` } });
  return (await registry.validate(await answer.json())).remotes;
};

/** Tests against a server that only they know. */
export const test = base.extend<{ baseURL: string }, { live: LiveServer }>({
  live: [
    async ({ browserName: _ }, use) => {
      const { live, stop } = await startServer();
      await use(live);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ live }, use) => use(live.url),
});
