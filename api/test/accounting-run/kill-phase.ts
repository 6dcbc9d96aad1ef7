import path from 'node:path';
import { type Business, reconnect } from './business';
import { countOpen } from './finish-tasks';
import { createKillPlan } from './kill-plan';
import { startKilledWorkers } from './kill-workers';
import {
  type AccountingRunOptions,
  environment,
  MINUTE_MS,
  move,
  type Run,
  STEP_MS,
  withPlatform,
} from './run-platform';

/** After a kill: longer than the claim of a process that is gone. */
const KILL_STEP_MS = 4 * MINUTE_MS;
const MAX_KILL_ROUNDS = 400;

/** Kills at nothing without a bundle of the worker. */
export const startKilling = async (
  { bundle, killSteps, kills, workers, env }: AccountingRunOptions,
  { program, random }: { readonly program: Run['program']; readonly random: Run['random'] },
): Promise<Run['killing']> => {
  if (bundle === undefined || killSteps === undefined) return undefined;
  const plan = createKillPlan({ steps: killSteps, extra: kills, random });
  const files = path.join(env.DATA_DIR ?? '', 'files');
  return { plan, workers: await startKilledWorkers({ bundle, workers, program, plan, files }) };
};

/** Whether something is left that the workers can do, once a person has connected again where that is needed. */
const prepareNextRound = (run: Run, business: Business): Promise<boolean> =>
  withPlatform(run, async (platform) => {
    const { state } = await platform.db.forAccount(business.businessId, (tx) =>
      tx.selectFrom('integration').select('state').executeTakeFirstOrThrow(),
    );
    if (state !== 'CONNECTED') {
      await reconnect(run, platform, business);
      run.reconnects += 1;
    }
    return (await countOpen(platform, business)) > 0;
  });

/** Lets workers do what is due and kills them, with time passing in between, until they have done everything. */
export const killWorkers = async (run: Run, business: Business, phase: string): Promise<void> => {
  if (run.killing === undefined) return;
  const { plan, workers } = run.killing;
  plan.enter(phase);
  for (let round = 0; round < MAX_KILL_ROUNDS; round += 1) {
    if ((await workers.run(environment(run))) > 0) move(run, KILL_STEP_MS);
    else if (await prepareNextRound(run, business)) move(run, STEP_MS);
    else return;
    run.options.log(`${phase}: ${plan.count()} kills`);
  }
  throw new Error(`tasks are still waiting after ${MAX_KILL_ROUNDS} rounds`);
};
