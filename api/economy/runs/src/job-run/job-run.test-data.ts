import { allJobs } from '@husrum/api-app/testing';
import { enqueueDueJobs, runNextJob } from '@husrum/api-platform/testing';
import type { TestAccount, TestServer } from '@husrum/api-testing';
import { type JobRunRow, jobRunCalls } from '@husrum/contract/job-run';
import Fastify from 'fastify';
import { createRunContext, type RunContext } from './run-context';
import { runNightlySteps } from './run-nightly-steps';

const neverAborted = new AbortController().signal;

export const testRunContext = (
  { db, clock, files, settings, fastify }: TestServer,
  { businessId }: TestAccount,
  overrides: Partial<RunContext> = {},
): RunContext =>
  createRunContext({
    db,
    clock,
    files,
    settings,
    log: fastify.log,
    signal: neverAborted,
    businessId,
    ...overrides,
  });

/** Runs the nightly steps on each of the days, in the morning. */
export const runNightlyStepsOn = async (
  app: TestServer,
  account: TestAccount,
  ...days: string[]
): Promise<void> => {
  for (const day of days) {
    app.clock.set(`${day}T05:00:00Z`);
    await runNightlySteps(testRunContext(app, account));
  }
};

/** Runs all jobs that are due, and those they enqueue. */
export const drainJobQueue = async (app: TestServer): Promise<void> => {
  const jobsByKind = new Map(allJobs.map((job) => [job.kind, job]));
  const context = {
    db: app.db,
    clock: app.clock,
    files: app.files,
    settings: app.settings,
    log: Fastify().log,
  };
  await enqueueDueJobs(app.db, allJobs, app.clock.now());
  while (await runNextJob(context, jobsByKind));
};

/** The business's runs, oldest first. */
export const listJobRuns = async (app: TestServer, account: TestAccount): Promise<JobRunRow[]> => {
  const { data } = await app.as(account).get(jobRunCalls.list, {
    query: { limit: 100, sort: { by: 'started_at', order: 'asc' } },
  });
  return data;
};
