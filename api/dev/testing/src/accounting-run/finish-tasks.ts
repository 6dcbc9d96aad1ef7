import { runAccountingTasks } from '@husrum/api-accounting/testing';
import { allJobs } from '@husrum/api-app/testing';
import { drainJobs, type JobPlatform } from '@husrum/api-platform/testing';
import { sql } from 'kysely';
import type { Business } from './business';
import { advanceClock, MAX_ROUNDS, type Run, STEP_MS } from './run-platform';

export const countWaitingTasks = (platform: JobPlatform, { businessId }: Business): Promise<number> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { n } = await tx
      .selectFrom('accounting_task')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    return Number(n);
  });

/** Describes why tasks are still waiting. */
export const describeWaiting = (platform: JobPlatform, { businessId }: Business): Promise<string> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ description: string }>`
      select state || ': ' || coalesce(last_error, '') || ', ' || coalesce((
        select string_agg(distinct kind || ' ' || coalesce(error, ''), '; ') from accounting_task
        where accounting_task.state <> 'DONE'), '') as description from integration`.execute(tx);
    return rows.map(({ description }) => description).join();
  });

/** Runs the tasks, and advances the clock in between, until none is waiting. Throws after MAX_ROUNDS rounds without progress. */
export const finishTasks = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  let fewestWaiting = Number.POSITIVE_INFINITY;
  for (let idleRounds = 0; idleRounds < MAX_ROUNDS; idleRounds += 1) {
    if (run.options.sendsMails) await drainJobs(platform, allJobs);
    else await runAccountingTasks(platform, business.businessId, business.integrationId);
    const waiting = await countWaitingTasks(platform, business);
    if (waiting === 0) return;
    if (waiting < fewestWaiting) {
      fewestWaiting = waiting;
      idleRounds = 0;
    }
    advanceClock(run, STEP_MS);
  }
  throw new Error(`tasks are still waiting: ${await describeWaiting(platform, business)}`);
};
