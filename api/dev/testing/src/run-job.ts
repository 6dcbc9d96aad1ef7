import { createOutbox, type Job, type Tx } from '@husrum/api-platform';
import { createLogger } from '@husrum/api-platform/testing';
import type { TestAccount } from './test-account';
import type { TestServer } from './test-server';

/** Runs the transactional job of that kind in the transaction, as the runner of jobs does. */
export const runJobInTransaction = async (
  { clock, settings }: Pick<TestServer, 'clock' | 'settings'>,
  {
    jobs,
    kind,
    account,
    tx,
  }: {
    readonly jobs: readonly Job[];
    readonly kind: string;
    readonly account: TestAccount;
    readonly tx: Tx;
  },
): Promise<void> => {
  const job = jobs.find((one) => one.kind === kind);
  if (!job?.transactional) throw new Error(`no transactional job ${kind}`);
  const outbox = createOutbox(tx, account.businessId, settings);
  await job.run({}, { tx, clock, settings, outbox, log: createLogger(settings) });
};
