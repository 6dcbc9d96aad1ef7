import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { devManifestUrl, socketPath } from '@husrum/build/dev';
import { urls } from '@husrum/contract/manifest';
import { remoteNames } from '@husrum/contract/routes';

interface Behind {
  readonly port: number;
  readonly apiPort: number;
  /** Remotes with Fast Refresh and the port of each. */
  readonly remotes: ReadonlyMap<string, number>;
}

const pass = (port: number, asked: IncomingMessage, answer: ServerResponse) => {
  const { url: path, method, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(503, { 'retry-after': '1' });
    answer.end();
  });
  asked.pipe(onward);
};

const passSocket = (port: number, asked: IncomingMessage, socket: Duplex, head: Buffer) => {
  const onward = connect(port, '127.0.0.1', () => {
    const headers = asked.rawHeaders.flatMap((value, at) =>
      at % 2 === 0 ? [`${value}: ${asked.rawHeaders[at + 1]}`] : [],
    );
    onward.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
};

const json = async (url: string): Promise<unknown> => (await fetch(url)).json();

/** The server's registry with the remotes under work in place of their last builds. */
const composed = async ({ apiPort, remotes }: Behind): Promise<string> => {
  const built: unknown = await json(`http://127.0.0.1:${apiPort}${urls.registry}`);
  const others = isRegistry(built) ? built.remotes.filter(({ name }) => !remotes.has(name)) : [];
  const hot = [...remotes].flatMap(([name, port]) => {
    const known = remoteNames.find((remote) => remote === name);
    return known ? [json(`http://127.0.0.1:${port}${devManifestUrl(known)}`)] : [];
  });
  return JSON.stringify({ remotes: [...others, ...(await Promise.all(hot))] });
};

const isRegistry = (value: unknown): value is { remotes: { name: string }[] } =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/** One origin for the page: the server, the remotes under work, and the sockets that tell of their changes. */
export const startFront = (behind: Behind): Promise<() => void> => {
  const portOf = (path: string) =>
    [...behind.remotes].find(([name]) => path.startsWith(urls.remote(name, 'dev')))?.[1] ?? behind.apiPort;
  const front = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (pathname !== urls.registry) return pass(portOf(pathname), asked, answer);
    return composed(behind).then(
      (text) =>
        answer.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(text),
      () => answer.writeHead(503).end(),
    );
  });
  front.on('upgrade', (asked, socket, head) => {
    const found = remoteNames.find((name) => asked.url?.startsWith(socketPath(name)));
    const port = found && behind.remotes.get(found);
    if (port) passSocket(port, asked, socket, head);
    else socket.destroy();
  });
  return new Promise((started, failed) => {
    front.on('error', failed);
    front.listen(behind.port, () => started(() => front.close()));
  });
};
