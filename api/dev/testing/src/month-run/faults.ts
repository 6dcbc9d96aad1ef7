import { allJobs } from '@husrum/api-app/testing';
import type { Database } from '@husrum/api-platform';
import { createRandom, drainJobs, type Random, stockholmInstant } from '@husrum/api-platform/testing';
import { createRunContext, startSendingInvoices } from '@husrum/api-runs/testing';
import { addMonthsToMonth, endOfMonth, type Month } from '@husrum/format';
import { killPostmaster } from '../kill-run/postmaster';
import { createLandlord, type Landlord } from './landlord';
import { countMonthResults, findDataViolations, findFileViolations } from './verify-month';
import { withPlatform } from './with-platform';
import { startWorker, type WorkerBundle } from './worker-process';

export interface FaultOptions {
  /** DATA_DIR, and DATABASE_URL for another database than the embedded one. */
  env: Readonly<Record<string, string>>;
  bundle: WorkerBundle;
  kills: number;
  /** How often the postmaster of the embedded database is killed besides. */
  databaseKills: number;
  leases: number;
  seed: number;
  /** The number of parallel worker processes. */
  workers: number;
  log: (line: string) => void;
}

export interface FaultReport {
  kills: number;
  databaseKills: number;
  /** Nights with kills. */
  nights: number;
  /** The nights in which a user had started the sending, instead of the nightly job. */
  sendings: number;
  /** Months that were invoiced, also those that were skipped and caught up later. */
  months: number;
  invoices: number;
  mails: number;
  violations: string[];
  seconds: number;
}

const FIRST_MONTH: Month = '2027-01';
const dayBeforeRun = (run: Month): string => stockholmInstant(`${run}-19`, '12:00').toISOString();
/** The instant of the nth process of a night. Each starts later, because clocks do not go back. */
const instantOfRun = (run: Month, n: number): string =>
  stockholmInstant(`${run}-20`, `0:${String(10 + n).padStart(2, '0')}`).toISOString();

const environment = ({ env }: FaultOptions, instant: string): Record<string, string> => ({
  LOG_LEVEL: 'warn',
  JOB_LOCK_SECONDS: '2',
  ...env,
  CLOCK: instant,
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Kills {
  /** Killed workers that were not done. */
  readonly workers: number;
  /** 1 if the postmaster was killed, else 0. */
  readonly databases: number;
}

/**
 * Starts workers and kills them at random within `withinMs`, with `killsDatabase` also the postmaster of the embedded database.
 * Throws if a worker fails by itself, as it must not without its database.
 */
const killWorkers = async (
  options: FaultOptions,
  instant: string,
  random: Random,
  { withinMs, killsDatabase }: { readonly withinMs: number; readonly killsDatabase: boolean },
): Promise<Kills> => {
  const workers = Array.from({ length: options.workers }, () =>
    startWorker(options.bundle, environment(options, instant)),
  );
  const killDatabase = async (): Promise<number | undefined> => {
    const pause = random.next() * withinMs;
    await Promise.race(workers.map(({ started }) => started));
    await wait(pause);
    return killPostmaster(options.env.DATA_DIR ?? '');
  };
  const databaseKilled = killsDatabase ? killDatabase() : Promise.resolve(undefined);
  const killed = await Promise.all(
    workers.map(async (worker, n) => {
      // Sometimes the second worker is not killed, and takes over the jobs of the first.
      const survives = n > 0 && random.chance(0.5);
      if (!survives) {
        if (random.chance(0.9)) await worker.started;
        await wait(random.next() * withinMs);
        worker.kill();
      }
      const { code, output } = await worker.ended;
      if (code !== null && code !== 0) throw new Error(`a worker ended with ${code}: ${output.slice(-2000)}`);
      return code === null ? 1 : 0;
    }),
  );
  return {
    workers: killed.reduce<number>((sum, count) => sum + count, 0),
    databases: (await databaseKilled) === undefined ? 0 : 1,
  };
};

/** Creates a month's invoices without sending them, and starts sending them as a user does, so that this is killed too. */
const startSendingByHand = (options: FaultOptions, landlord: Landlord, run: Month) =>
  withPlatform(environment(options, instantOfRun(run, 0)), async (platform) => {
    const { signal } = new AbortController();
    const context = createRunContext({ ...platform, businessId: landlord.businessId, signal });
    const setSendDay = (sendDay: number) =>
      context.transaction(({ tx }) =>
        tx.updateTable('invoicing_config').set({ send_day: sendDay }).execute(),
      );
    await setSendDay(28);
    await drainJobs(platform, allJobs);
    await setSendDay(20);
    await context.transaction((actor) => startSendingInvoices(actor, null));
  });

const scheduleAdjustment = (db: Database, { businessId, estateId }: Landlord, day: string): Promise<void> =>
  db.forAccount(businessId, async (tx) => {
    await tx
      .insertInto('rent_adjustment')
      .values({
        entity_id: estateId,
        rate: 0.5,
        scheduled_at: day,
        restores_id: null,
        user_id: null,
        effective_on: null,
      })
      .execute();
  });

/**
 * Runs the jobs that are left after the kills, and verifies the data. `adjustmentDay` is the day of a rent adjustment to
 * schedule.
 */
const finishRun = (
  options: FaultOptions,
  landlord: Landlord,
  run: Month,
  adjustmentDay: string | null = null,
) =>
  withPlatform(environment(options, instantOfRun(run, 30)), async (platform) => {
    const startedAt = Date.now();
    await drainJobs(platform, allJobs);
    const milliseconds = Date.now() - startedAt;
    const violations = await findDataViolations(
      platform.db,
      landlord.businessId,
      endOfMonth(addMonthsToMonth(run, 1)),
    );
    if (adjustmentDay !== null) await scheduleAdjustment(platform.db, landlord, adjustmentDay);
    return {
      milliseconds,
      violations: violations.map((violation) => `${run}: ${violation}`),
      ...(await countMonthResults(platform.db, landlord.businessId)),
    };
  });

/** Runs the cleanup job, which deletes the files of killed processes after an hour, and verifies the files. */
const verifyFilesAfterCleanup = (
  options: FaultOptions,
  { businessId }: Landlord,
  run: Month,
): Promise<string[]> =>
  withPlatform(
    environment(options, stockholmInstant(`${run}-20`, '2:00').toISOString()),
    async (platform) => {
      await drainJobs(platform, allJobs);
      return findFileViolations(platform.db, platform.files, businessId);
    },
  );

/**
 * Runs month after month of invoices with PDF and mail, and kills the processes at random moments. Some months are skipped
 * and caught up later. Verifies the data after each night.
 */
export const runFaultInjection = async (options: FaultOptions): Promise<FaultReport> => {
  const startedAt = Date.now();
  const random = createRandom(options.seed);
  const firstRun = addMonthsToMonth(FIRST_MONTH, -1);
  const landlord = await withPlatform(environment(options, dayBeforeRun(firstRun)), async (platform) => {
    const created = await createLandlord(platform.db, { leases: options.leases, start: `${FIRST_MONTH}-01` });
    // The first drain only stores the schedule: jobs are due from then on.
    await drainJobs(platform, allJobs);
    return created;
  });
  const baseline = await finishRun(options, landlord, firstRun);
  if (baseline.invoices !== options.leases)
    throw new Error(`a night without kills created ${baseline.invoices} invoices`);

  const counts = { kills: 0, databaseKills: 0, nights: 0, sendings: 0, months: 1, invoices: 0, mails: 0 };
  const violations: string[] = [...baseline.violations];
  const nextStep = () => (random.chance(0.15) ? 2 : 1);
  let run = firstRun;
  let step = nextStep();
  // At least one night in which a user starts the sending, and one in which the job does.
  const isUnfinished = () =>
    counts.kills < options.kills || counts.databaseKills < options.databaseKills || counts.nights < 2;
  while (isUnfinished() && violations.length === 0) {
    run = addMonthsToMonth(run, step);
    counts.nights += 1;
    counts.months += step;
    if (counts.nights % 2 === 0) {
      await startSendingByHand(options, landlord, run);
      counts.sendings += 1;
    }
    const attempts = random.integer(2, 5);
    for (let n = 1; n <= attempts && (n === 1 || isUnfinished()); n += 1) {
      const killed = await killWorkers(options, instantOfRun(run, n), random, {
        withinMs: baseline.milliseconds / attempts,
        killsDatabase: counts.databaseKills < options.databaseKills,
      });
      counts.kills += killed.workers;
      counts.databaseKills += killed.databases;
    }
    step = nextStep();
    const adjustmentDay = counts.nights % 3 === 2 ? `${addMonthsToMonth(run, step)}-20` : null;
    const found = await finishRun(options, landlord, run, adjustmentDay);
    violations.push(...found.violations);
    counts.invoices = found.invoices;
    counts.mails = found.mails;
    if (counts.nights % 5 === 0) options.log(`${counts.kills} kills in ${counts.nights} nights`);
  }
  violations.push(...(await verifyFilesAfterCleanup(options, landlord, run)));
  return { ...counts, violations, seconds: Math.round((Date.now() - startedAt) / 1000) };
};
