import { createServer } from 'node:http';
import { urls } from '@husrum/contract/manifest';
import type { Files } from './live-builds';

/** A developer's own machine: one build behind an address of its own, and what was asked of it. */
export const serveLoopback = async ({ manifest, contents }: Files) => {
  const asked: string[] = [];
  const registry = JSON.stringify({ remotes: [manifest] });
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const body = url === urls.registry ? registry : contents.get(url.split('/').at(-1) ?? '');
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
    answer.writeHead(body ? 200 : 404, { 'access-control-allow-origin': '*', 'content-type': type });
    answer.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, asked, stop };
};
