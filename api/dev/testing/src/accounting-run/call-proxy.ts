import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call, KillPlan } from './kill-plan';

/** A proxy between one worker process and the program. It kills the process at the calls of the plan. */
export interface CallProxy {
  /** The settings that send the calls through the proxy. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the function that kills the current worker process. Its promise resolves when the process has ended. */
  setKill(kill: () => Promise<unknown>): void;
  stop(): void;
}

/** Whether a segment of a path is a key. The first segment is the version of the API, not a key. */
const isKey = (segment: string, index: number): boolean =>
  index > 1 && /^(\d+|[0-9a-f-]{32,36})$/i.test(segment);

/** "GET /3/invoices?lastmodified": without keys and values of parameters. */
const toCall = ({ method = 'GET', url = '/' }: IncomingMessage): Call => {
  const { pathname, searchParams } = new URL(url, 'http://program');
  const path = pathname
    .split('/')
    .map((segment, index) => (isKey(segment, index) ? ':id' : segment))
    .join('/');
  const names = [...searchParams.keys()].filter((name) => !/page|limit/i.test(name)).sort();
  return {
    route: `${method} ${path}${names.length > 0 ? `?${names.join('&')}` : ''}`,
    isWrite: method !== 'GET',
  };
};

interface ProgramResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends the request to the program. Returns undefined when the connection breaks. */
const forward = (
  origin: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<ProgramResponse | undefined> =>
  new Promise((resolve) => {
    const { method = 'GET', url = '/', headers } = request;
    const sent = sendRequest(new URL(url, origin), { method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: bytes }),
        () => resolve(undefined),
      );
    });
    sent.on('error', () => resolve(undefined));
    sent.end(body);
  });

/** `env` has the settings of the program at `origin`. */
export const startCallProxy = async (
  { env, origin }: { readonly env: Readonly<Record<string, string>>; readonly origin: string },
  plan: KillPlan,
): Promise<CallProxy> => {
  let kill: () => Promise<unknown> = () => Promise.resolve();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = toCall(request);
    const killCaller = async (): Promise<void> => {
      await kill();
      request.socket.destroy();
    };
    const body = await buffer(request);
    if (plan.killsAt(call, 'before')) return killCaller();
    const answer = await forward(origin, request, body);
    // When the connection breaks, the program may have performed the call.
    const isDone = answer === undefined || answer.status < 300;
    if (isDone && plan.killsAt(call, 'after')) return killCaller();
    if (answer === undefined) request.socket.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => {
    // The process was killed while it sent its request.
    handle(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const proxyOrigin = `http://127.0.0.1:${address.port}`;
  return {
    env: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value.replace(origin, proxyOrigin)]),
    ),
    setKill: (newKill) => {
      kill = newKill;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
