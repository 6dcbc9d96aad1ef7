import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type LiveRemote, registry, urls } from '@husrum/contract/manifest';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { test as base, demoUser, type SignedIn, signIn } from '../src';
import { demoData } from '../src/demo-data';
import type { Files } from './live-builds';

/** A server of the test's own, so that what it releases troubles nobody else. */
export interface LiveServer {
  readonly url: string;
  /** What is built, as the server sees it: the shell there is the test's own to redeploy. */
  readonly webRoot: string;
  /** Ends it, and starts it anew where it was. */
  restart(): Promise<void>;
  readonly tokens: Readonly<Record<RemoteName, string>>;
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

const workspace = resolve(import.meta.dirname, '../..');

/** The remotes as they are built, and a shell of its own: nobody else's changes when that is redeployed. */
const ownRoot = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-live-'));
  for (const name of remoteNames) {
    mkdirSync(join(folder, name));
    symlinkSync(join(workspace, name, 'dist'), join(folder, name, 'dist'));
  }
  const filter = (file: string) => !file.endsWith('.map');
  cpSync(join(workspace, 'shell/dist'), join(folder, 'shell/dist'), { recursive: true, filter });
  return folder;
};

/** The server's process, once it has told its first line. */
const running = async (env: Readonly<Record<string, string>>) => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/test/release-server.ts'], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, LOG_LEVEL: 'warn', SAMPLE_RATE: '1' },
  });
  const gone = new Promise((done) => server.once('exit', done));
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{"tokens"')) continue;
    const { tokens }: Pick<LiveServer, 'tokens'> = JSON.parse(line);
    const stop = async () => {
      server.kill('SIGTERM');
      await gone;
    };
    return { tokens, stop };
  }
  throw new Error('The server ended before it was ready');
};

const startServer = async () => {
  const port = String(await freePort());
  const [url, data, webRoot] = [`http://127.0.0.1:${port}`, demoData(), ownRoot()];
  const env = { PORT: port, BASE_URL: url, DATA_DIR: data, WEB_ROOT: webRoot };
  let server = await running(env);
  const restart = async () => {
    await server.stop();
    server = await running(env);
  };
  const stop = async () => {
    await server.stop();
    for (const folder of [data, webRoot]) rmSync(folder, { recursive: true, force: true });
  };
  return { live: { url, webRoot, tokens: server.tokens, restart }, stop };
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
export const test = base.extend<{ baseURL: string }, { live: LiveServer; demoSession: SignedIn }>({
  live: [
    async ({ browserName: _ }, use) => {
      const { live, stop } = await startServer();
      await use(live);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoSession: [
    async ({ live, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: live.url });
      await use(await signIn(request, demoUser.email, demoUser.password));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, use) => use(live.url),
});
