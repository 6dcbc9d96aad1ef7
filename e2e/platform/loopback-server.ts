import { createServer } from 'node:http';
import { urls } from '@husrum/contract/manifest';
import type { BuildFiles } from './release-builds';

/** Serves one build from a loopback address, as a developer's own machine does, and records the requests. */
export const startLoopbackServer = async ({ manifest, contents }: BuildFiles) => {
  const requests: string[] = [];
  const registry = JSON.stringify({ remotes: [manifest] });
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const body = url === urls.registry ? registry : contents.get(url.split('/').at(-1) ?? '');
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(body ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, requests, stop };
};
