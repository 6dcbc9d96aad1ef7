import path from 'node:path';
import { type Business, reconnect } from './business';
import { countWaitingTasks } from './finish-tasks';
import { createKillPlan } from './kill-plan';
import { startWorkersToKill } from './kill-workers';
import {
  type AccountingRunOptions,
  advanceClock,
  MINUTE_MS,
  type Run,
  STEP_MS,
  toEnvironment,
  withPlatform,
} from './run-platform';

/** The time that passes after a kill, so that what the killed process had claimed is free again. */
const KILL_STEP_MS = 4 * MINUTE_MS;
const MAX_KILL_ROUNDS = 400;

/**
 * Plans the kills, and starts the proxies between workers and program. The result is undefined if nothing is to be killed.
 */
export const createKillSetup = async (
  { bundle, killSteps, kills, workers, env }: AccountingRunOptions,
  { program, random }: { readonly program: Run['program']; readonly random: Run['random'] },
): Promise<Run['killSetup']> => {
  if (bundle === undefined || killSteps === undefined) return undefined;
  const plan = createKillPlan({ steps: killSteps, extra: kills, random });
  const files = path.join(env.DATA_DIR ?? '', 'files');
  return { plan, workers: await startWorkersToKill({ bundle, workers, program, plan, files }) };
};

/** Connects again if the connection is lost. Returns whether tasks are left for the workers. */
const prepareNextRound = (run: Run, business: Business): Promise<boolean> =>
  withPlatform(run, async (platform) => {
    const { state } = await platform.db.forAccount(business.businessId, (tx) =>
      tx.selectFrom('integration').select('state').executeTakeFirstOrThrow(),
    );
    if (state !== 'CONNECTED') {
      await reconnect(run, platform, business);
      run.reconnects += 1;
    }
    return (await countWaitingTasks(platform, business)) > 0;
  });

/** Runs and kills workers, and advances the clock in between, until they have done all tasks. */
export const killWorkers = async (run: Run, business: Business, phase: string): Promise<void> => {
  if (run.killSetup === undefined) return;
  const { plan, workers } = run.killSetup;
  plan.startPhase(phase);
  for (let round = 0; round < MAX_KILL_ROUNDS; round += 1) {
    if ((await workers.run(toEnvironment(run))) > 0) advanceClock(run, KILL_STEP_MS);
    else if (await prepareNextRound(run, business)) advanceClock(run, STEP_MS);
    else return;
    run.options.log(`${phase}: ${plan.countKills()} kills`);
  }
  throw new Error(`tasks are still waiting after ${MAX_KILL_ROUNDS} rounds`);
};
