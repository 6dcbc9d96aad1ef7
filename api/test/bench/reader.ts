import { type Call, pathOf } from '@husrum/contract/core';
import { economyCalls } from '@husrum/contract/economy';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { sessionCalls } from '@husrum/contract/session';
import { statisticsCalls } from '@husrum/contract/statistics';
import { LANDLORD } from '../month-run/landlord';

/** What somebody opens while the month runs. */
const looked = (leaseId: number): readonly { name: string; call: Call; id?: number }[] => [
  { name: 'hyresavier', call: invoiceCalls.list },
  { name: 'uthyrning', call: leaseCalls.detail, id: leaseId },
  { name: 'uthyrningens avier', call: invoiceCalls.ofLease, id: leaseId },
  { name: 'nyckeltal', call: statisticsCalls.billable },
  { name: 'ekonomi', call: economyCalls.stats },
  { name: 'menyns antal', call: statisticsCalls.badges },
];

const PAUSE_MS = 50;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Reader {
  get(path: string): Promise<unknown>;
}

export const signIn = async (url: string): Promise<Reader> => {
  const answer = await fetch(`${url}${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LANDLORD),
  });
  const session = await sessionCalls.login.ok?.validate(await answer.json());
  if (session === undefined) throw new Error('The landlord could not sign in');
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    get: async (path) => {
      const read = await fetch(url + path, { headers });
      if (!read.ok) throw new Error(`${path} answered ${read.status}: ${await read.text()}`);
      return read.json();
    },
  };
};

export interface ReadTimes {
  name: string;
  /** Milliseconds. */
  times: number[];
}

/** Reads one thing after another until the signal comes; how long each took is in the answer. */
export const readAlong = async (
  reader: Reader,
  leaseId: number,
  until: AbortSignal,
): Promise<ReadTimes[]> => {
  const reads = looked(leaseId).map((look) => ({ ...look, times: [] as number[] }));
  while (!until.aborted) {
    for (const { call, id, times } of reads) {
      const began = performance.now();
      await reader.get(pathOf(call.path, id === undefined ? {} : { id }));
      times.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  }
  return reads.map(({ name, times }) => ({ name, times }));
};
