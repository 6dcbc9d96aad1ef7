import { sessionCalls } from '@husrum/contract/session';
import { findFreePort, launchServer, waitUntilReady } from '../launch-server';
import { landlordSignIn } from '../month-run/landlord';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A server that may be killed at any time, and the landlord who uses it. */
export interface KilledServer {
  /** Undefined when the connection broke before the answer. */
  send(method: string, pathname: string, body?: object): Promise<Answer | undefined>;
  /** Waits until the server and its database answer. */
  waitUntilReady(): Promise<void>;
  /** Kills the process, and waits for its end. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Long runs share their machine with other work. */
const START_TIMEOUT_MS = 600_000;

const toBody = (body: object | undefined): RequestInit =>
  body === undefined || body instanceof FormData
    ? { body }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

export const startKilledServer = async (env: Readonly<Record<string, string>>): Promise<KilledServer> => {
  const port = await findFreePort();
  const { child, exit } = launchServer({ ...env, PORT: String(port) });
  const ended = exit.then(({ output }) => Promise.reject(new Error(`the server has ended: ${output}`)));
  ended.catch(() => undefined);
  await Promise.race([waitUntilReady(port, START_TIMEOUT_MS), ended]);
  let token = '';
  const send: KilledServer['send'] = async (method, pathname, body) => {
    try {
      const { headers, ...init } = toBody(body);
      const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
        ...init,
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return undefined;
    }
  };
  const signedIn = await send('POST', sessionCalls.login.path, landlordSignIn);
  token = sessionCalls.login.response?.cast(signedIn?.body).access_token ?? '';
  return {
    send,
    waitUntilReady: () => Promise.race([waitUntilReady(port, START_TIMEOUT_MS), ended]),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
};
