import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { devManifestUrl, socketPath } from '@husrum/build/dev';
import { registry, urls } from '@husrum/contract/manifest';
import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import { createProxyServer } from 'httpxy';

type Ports = ReadonlyMap<RemoteName, number>;

/** The server's registry with the remotes that have dev servers in place of their last builds. */
const composeRegistry = async (apiOrigin: string, devPorts: Ports): Promise<string> => {
  const json = async (url: string): Promise<unknown> => (await fetch(url)).json();
  const { remotes } = registry.validateSync(await json(apiOrigin + urls.registry));
  const hot = [...devPorts].map(([name, port]) => json(`http://127.0.0.1:${port}${devManifestUrl(name)}`));
  const others = remotes.filter(({ name }) => !devPorts.has(name));
  return JSON.stringify({ remotes: [...others, ...(await Promise.all(hot))] });
};

/** One origin for the page in front of the server, the remotes' dev servers and their sockets. */
export const startDevProxy = (port: number, apiOrigin: string, devPorts: Ports): Promise<() => unknown> => {
  const proxy = createProxyServer();
  const targetOf = (isDevPath: (name: RemoteName) => boolean): string | undefined => {
    const found = remoteNames.find((name) => devPorts.has(name) && isDevPath(name));
    return found && `http://127.0.0.1:${devPorts.get(found)}`;
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
