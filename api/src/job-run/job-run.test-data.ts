import { jobRunCalls, type RunRow } from '@husrum/contract/job-run';
import Fastify from 'fastify';
import type { TestAccount, TestServer } from '../../test/kit';
import { jobs } from '../jobs';
import { enqueueDue } from '../platform/jobs/cron';
import { runNextJob } from '../platform/jobs/run-job';
import type { Night } from './night';
import { runNight } from './run-night';

const never = new AbortController().signal;

/** For tests: the ground on which an account's night is worked. */
export const nightOf = (
  { db, clock, files, settings, app }: TestServer,
  { billableId }: TestAccount,
  over: Partial<Night> = {},
): Night => ({ db, clock, files, settings, log: app.log, signal: never, billableId, ...over });

/** The nights of some days, one after another, five past midnight each. */
export const nights = async (app: TestServer, account: TestAccount, ...days: string[]): Promise<void> => {
  for (const day of days) {
    app.clock.set(`${day}T05:00:00Z`);
    await runNight(nightOf(app, account));
  }
};

/** Everything that is in the queue or comes into it, through the queue itself. */
export const workQueue = async (app: TestServer): Promise<void> => {
  const kinds = new Map(jobs.map((job) => [job.kind, job]));
  const platform = {
    db: app.db,
    clock: app.clock,
    files: app.files,
    settings: app.settings,
    log: Fastify().log,
  };
  await enqueueDue(app.db, jobs, app.clock.now());
  while (await runNextJob(platform, kinds));
};

/** The account's runs of what it does by itself, the first one first. */
export const runsOf = async (app: TestServer, account: TestAccount): Promise<RunRow[]> => {
  const { data } = await app.as(account).get(jobRunCalls.list, {
    query: { limit: 100, sort: { by: 'started_at', order: 'asc' } },
  });
  return data;
};
