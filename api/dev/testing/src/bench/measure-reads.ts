import { buildPath, type Call } from '@husrum/contract/core';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { sessionCalls } from '@husrum/contract/session';
import { statisticsCalls } from '@husrum/contract/statistics';
import { landlordSignIn } from '../month-run/landlord';

/** The calls of the pages that a user opens during the run. */
const readCalls = (leaseId: number): readonly { name: string; call: Call; id?: number }[] => [
  { name: 'invoices', call: invoiceCalls.list },
  { name: 'lease', call: leaseCalls.detail, id: leaseId },
  { name: 'invoices of a lease', call: invoiceCalls.listByLease, id: leaseId },
  { name: 'key figures', call: statisticsCalls.business },
  { name: 'economy', call: economyCalls.statistics },
  { name: 'counts of the menu', call: statisticsCalls.badges },
];

const PAUSE_MS = 50;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface SignedInUser {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
}

type Headers = Readonly<Record<string, string>>;

/** The headers of a signed-in user's calls, from the answer to the sign-in. */
export const toHeaders = async (login: unknown): Promise<Headers> => {
  const session = await sessionCalls.login.response?.validate(login);
  if (session === undefined) throw new Error('The user could not sign in');
  return { authorization: `Bearer ${session.access_token}` };
};

export const fetchHeaders = async (
  url: string,
  { email, password }: Readonly<Record<'email' | 'password', string>>,
): Promise<Headers> => {
  const response = await fetch(`${url}${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return toHeaders(await response.json());
};

export const signIn = async (url: string): Promise<SignedInUser> => {
  const headers = await fetchHeaders(url, landlordSignIn);
  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    get: (path) => send(path, { headers }),
    post: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
};

export interface ReadTimes {
  name: string;
  durationsMs: number[];
}

/** Makes the calls in turn until the signal aborts, and returns how long each took. */
export const measureReads = async (
  user: SignedInUser,
  leaseId: number,
  signal: AbortSignal,
): Promise<ReadTimes[]> => {
  const reads = readCalls(leaseId).map((read) => ({ ...read, durationsMs: [] as number[] }));
  while (!signal.aborted) {
    for (const { call, id, durationsMs } of reads) {
      const startedAt = performance.now();
      await user.get(buildPath(call.path, id === undefined ? {} : { id }));
      durationsMs.push(performance.now() - startedAt);
      await sleep(PAUSE_MS);
    }
  }
  return reads.map(({ name, durationsMs }) => ({ name, durationsMs }));
};
