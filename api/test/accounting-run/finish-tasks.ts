import { sql } from 'kysely';
import { runAccountingTasks } from '../../src/accounting-sync/run-accounting-tasks';
import { allJobs } from '../../src/app/all-jobs';
import { drainJobs } from '../../src/platform/jobs/drain';
import type { JobPlatform } from '../../src/platform/jobs/run-job';
import type { Business } from './business';
import { MAX_ROUNDS, move, type Run, STEP_MS } from './run-platform';

export const countOpen = (platform: JobPlatform, { businessId }: Business): Promise<number> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { n } = await tx
      .selectFrom('accounting_task')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    return Number(n);
  });

/** Why nothing goes on. */
export const describeWaiting = (platform: JobPlatform, { businessId }: Business): Promise<string> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ description: string }>`
      select state || ': ' || coalesce(last_error, '') || ', ' || coalesce((
        select string_agg(distinct kind || ' ' || coalesce(error, ''), '; ') from accounting_task
        where accounting_task.state <> 'DONE'), '') as description from integration`.execute(tx);
    return rows.map(({ description }) => description).join();
  });

/** Works on the tasks, with time passing in between, until none waits. Gives up after 60 rounds without progress. */
export const finishTasks = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  let fewestOpen = Number.POSITIVE_INFINITY;
  for (let idleRounds = 0; idleRounds < MAX_ROUNDS; idleRounds += 1) {
    if (run.options.sendsMails) await drainJobs(platform, allJobs);
    else await runAccountingTasks(platform, business.businessId, business.integrationId);
    const open = await countOpen(platform, business);
    if (open === 0) return;
    if (open < fewestOpen) {
      fewestOpen = open;
      idleRounds = 0;
    }
    move(run, STEP_MS);
  }
  throw new Error(`tasks are still waiting: ${await describeWaiting(platform, business)}`);
};
