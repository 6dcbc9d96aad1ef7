import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type LiveRemote, registry, urls } from '@husrum/contract/manifest';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type Account, test as base, demoUser, signIn } from '../src';
import { copyDemoData } from '../src/demo-data';
import { findFreePort } from '../src/start-server';
import type { BuildFiles } from './release-builds';

/** A server for the release tests of one worker, so that their releases do not affect other tests. */
export interface ReleaseServer {
  readonly url: string;
  /** The root folder of the builds that the server serves. Tests may redeploy the shell in it. */
  readonly webRoot: string;
  /** Stops the server and starts it again with the same port and data. */
  restart(): Promise<void>;
  /** The release token of each remote. */
  readonly tokens: Readonly<Record<RemoteName, string>>;
}

const workspaceRoot = resolve(import.meta.dirname, '../..');

/** A folder with links to the built remotes and a copy of the shell, which tests may redeploy. */
const createWebRoot = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-release-'));
  for (const name of remoteNames) {
    mkdirSync(join(folder, name));
    symlinkSync(join(workspaceRoot, name, 'dist'), join(folder, name, 'dist'));
  }
  const filter = (file: string) => !file.endsWith('.map');
  cpSync(join(workspaceRoot, 'shell/dist'), join(folder, 'shell/dist'), { recursive: true, filter });
  return folder;
};

/** Starts the server process and waits for the line with the release tokens. */
const spawnServer = async (env: Readonly<Record<string, string>>) => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'api/dev/testing/src/release-server.ts'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    // With the sample rate 1, every page visit reports its errors and load times.
    env: { ...process.env, ...env, LOG_LEVEL: 'warn', SAMPLE_RATE: '1' },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{"tokens"')) continue;
    const { tokens }: Pick<ReleaseServer, 'tokens'> = JSON.parse(line);
    const stop = async () => {
      server.kill('SIGTERM');
      await exited;
    };
    return { tokens, stop };
  }
  throw new Error('The server exited before it was ready');
};

const startServer = async () => {
  const port = String(await findFreePort());
  const [url, data, webRoot] = [`http://127.0.0.1:${port}`, copyDemoData(), createWebRoot()];
  const env = { PORT: port, BASE_URL: url, DATA_DIR: data, WEB_ROOT: webRoot };
  let server = await spawnServer(env);
  const restart = async () => {
    await server.stop();
    server = await spawnServer(env);
  };
  const stop = async () => {
    await server.stop();
    for (const folder of [data, webRoot]) rmSync(folder, { recursive: true, force: true });
  };
  return { releaseServer: { url, webRoot, tokens: server.tokens, restart }, stop };
};

/** The calls that upload, release, roll back and remove builds, as `npm run release` and `npm run rollback` send them. */
export const createReleaseClient = (request: APIRequestContext, { tokens }: ReleaseServer) => {
  const sendReleaseCall = async (
    remote: RemoteName,
    path: string,
    options: Parameters<APIRequestContext['post']>[1],
  ) => {
    const response: APIResponse = await request.post(`/api/release/${remote}${path}`, {
      ...options,
      headers: { authorization: `Bearer ${tokens[remote]}` },
    });
    if (!response.ok()) throw new Error(`${remote}${path}: ${response.status()} ${await response.text()}`);
  };
  return {
    upload: async ({ manifest: { name, build }, contents }: BuildFiles) => {
      for (const [file, buffer] of contents) {
        const multipart = { file: { name: file, mimeType: 'application/octet-stream', buffer } };
        await sendReleaseCall(name, `/build/${build}/file`, { multipart });
      }
      await sendReleaseCall(name, `/build/${build}`, {});
    },
    promote: (remote: RemoteName, build: string, share = 100) =>
      sendReleaseCall(remote, '/promote', { data: { build, share } }),
    rollback: (remote: RemoteName) => sendReleaseCall(remote, '/rollback', { data: {} }),
    remove: (remote: RemoteName) => sendReleaseCall(remote, '/remove', { data: {} }),
  };
};

/** The remotes that the registry lists for an account. */
export const fetchRemotes = async (
  request: APIRequestContext,
  { token }: Account,
): Promise<readonly LiveRemote[]> => {
  const response = await request.get(urls.registry, { headers: { authorization: `Bearer ${token}` } });
  return (await registry.validate(await response.json())).remotes;
};

/** Runs tests against the release server of their worker. */
export const test = base.extend<{ baseURL: string }, { releaseServer: ReleaseServer; demoAccount: Account }>({
  releaseServer: [
    async ({ browserName: _ }, use) => {
      const { releaseServer, stop } = await startServer();
      await use(releaseServer);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoAccount: [
    async ({ releaseServer, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: releaseServer.url });
      await use(await signIn(request, demoUser.email, demoUser.password));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ releaseServer }, use) => use(releaseServer.url),
});
