import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { registry, urls } from '@husrum/contract/manifest';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import { createProxyServer } from 'httpxy';
import { devManifestUrl, socketPath } from './dev';

type Ports = ReadonlyMap<RemoteName, number>;

/** The server's registry, with the dev servers of some remotes in place of their latest builds. */
const composeRegistry = async (apiOrigin: string, devPorts: Ports): Promise<string> => {
  const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
  const { remotes } = registry.validateSync(await fetchJson(apiOrigin + urls.registry));
  const devManifests = [...devPorts].map(([name, port]) =>
    fetchJson(`http://127.0.0.1:${port}${devManifestUrl(name)}`),
  );
  const others = remotes.filter(({ name }) => !devPorts.has(name));
  // Development reports no errors and load times: the server refuses reports of the catalogue, which it does not know.
  return JSON.stringify({ sample: 0, remotes: [...others, ...(await Promise.all(devManifests))] });
};

/** Serves the API, the remotes' dev servers and their web sockets from one origin. */
export const startDevProxy = (port: number, apiOrigin: string, devPorts: Ports): Promise<() => unknown> => {
  const proxy = createProxyServer();
  const targetOf = (isDevPath: (name: RemoteName) => boolean): string | undefined => {
    const remote = remoteNames.find((name) => devPorts.has(name) && isDevPath(name));
    return remote && `http://127.0.0.1:${devPorts.get(remote)}`;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const target = targetOf((name) => pathname.startsWith(urls.remote(name, 'dev'))) ?? apiOrigin;
    try {
      if (pathname !== urls.registry) return await proxy.web(request, response, { target });
      const composed = await composeRegistry(apiOrigin, devPorts);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(composed);
    } catch {
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '1' });
      response.end();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const target = targetOf((name) => request.url?.startsWith(socketPath(name)) ?? false);
    if (!target || !(socket instanceof Socket)) return socket.destroy();
    return proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(port, () => resolve(() => server.close()));
  });
};
