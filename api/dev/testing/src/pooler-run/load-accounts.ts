import { makeTenantInput } from '@husrum/api-leases/testing';
import { makeReportDefinition } from '@husrum/api-reports/testing';
import { companyCalls } from '@husrum/contract/company';
import type { Call } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { reportExportCalls } from '@husrum/contract/report-export';
import { tenantCalls } from '@husrum/contract/tenant';
import { fetchHeaders } from '../bench/measure-reads';

export const NOUNS = ['lease', 'tenant', 'entity', 'company'] as const;
type Noun = (typeof NOUNS)[number];

/** The lists that users read, with the nouns of their rows. */
const lists: readonly [List, ...List[]] = [
  { noun: 'lease', call: leaseCalls.list },
  { noun: 'tenant', call: tenantCalls.list },
  { noun: 'entity', call: entityCalls.list },
  { noun: 'company', call: companyCalls.list },
];
interface List {
  readonly noun: Noun;
  readonly call: Call;
}
/** One of so many calls writes, and one of so many starts a job. */
const WRITE_EVERY = 10;
const JOB_EVERY = 100;

export interface LoadedAccount {
  readonly email: string;
  readonly password: string;
  readonly businessId: number;
  /** How often each row was in an answer to its users, by noun and id. */
  readonly seen: ReadonlyMap<Noun, Map<number, number>>;
}

export interface LoadCounts {
  readonly statuses: Map<number, number>;
  reads: number;
  writes: number;
  jobs: number;
}

const idsIn = (answer: unknown): number[] => {
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data))
    return [];
  return answer.data.map((row: { id?: unknown }) => Number(row.id));
};

export interface LoadedUser {
  /** The address of a server. */
  readonly url: string;
  readonly account: LoadedAccount;
  /** One user of each account does: a business may have few exports waiting. */
  readonly startsJobs: boolean;
}

/** Makes the calls of one user, one after the other. */
export const loadUser = async (
  { url, account, startsJobs }: LoadedUser,
  calls: number,
  counts: LoadCounts,
): Promise<void> => {
  const headers = { ...(await fetchHeaders(url, account)), 'content-type': 'application/json' };
  const send = async (call: Call, body?: object): Promise<unknown> => {
    const answer = await fetch(url + call.path, {
      method: call.method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1);
    const text = await answer.text();
    return answer.ok ? JSON.parse(text) : undefined;
  };
  const write = async (): Promise<void> => {
    await send(tenantCalls.create, makeTenantInput());
    counts.writes += 1;
  };
  const startJob = async (): Promise<void> => {
    const definition = makeReportDefinition({ model: 'lease' });
    await send(reportExportCalls.start, { format: 'csv', definition, filename: 'rader', title: 'Rader' });
    counts.jobs += 1;
  };
  for (let index = 1; index <= calls; index += 1) {
    if (startsJobs && index % JOB_EVERY === 0) await startJob();
    else if (index % WRITE_EVERY === 0) await write();
    else {
      const { noun, call } = lists[index % lists.length] ?? lists[0];
      const seen = account.seen.get(noun);
      for (const id of idsIn(await send(call))) seen?.set(id, (seen.get(id) ?? 0) + 1);
      counts.reads += 1;
    }
  }
};
