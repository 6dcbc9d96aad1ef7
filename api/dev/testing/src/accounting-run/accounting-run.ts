import { allJobs } from '@husrum/api-app/testing';
import { openAccountingConnection } from '@husrum/api-connections';
import { createRandom, drainJobs, stockholmInstant, testClock } from '@husrum/api-platform/testing';
import type { AccountingName } from '@husrum/contract/accounting';
import { addDays } from '@husrum/format';
import { bookAndMarkSent } from './book-and-mark-sent';
import { type Business, createBusiness } from './business';
import { type BooksReport, compareBooks } from './compare-books';
import { countMails } from './count-mails';
import { finishTasks } from './finish-tasks';
import { createKillSetup, killWorkers } from './kill-phase';
import { measurePhases } from './measure-phases';
import { payAndCredit } from './pay-and-credit';
import { type AccountingRunOptions, advanceClock, type Run, STEP_MS, withPlatform } from './run-platform';
import { syncUntilDone } from './sync-until-done';
import { type RunProgram, startProgram } from './test-program';

export interface AccountingRunReport extends BooksReport {
  readonly program: AccountingName;
  /** The kinds of calls that change the books, after which no process was killed. */
  readonly missedWrites: readonly string[];
  readonly kills: number;
  /** How often a process was killed at each kind of call. */
  readonly killedAt: readonly string[];
  /** How often a person had to connect again. */
  readonly reconnects: number;
  readonly injectedFaults: number;
  readonly mails: number;
  readonly seconds: number;
}

const RUN_DAY = '2026-12-20';
/** Runs the month from the creation of the invoices to the last payment and credit. Returns the paid amount in öre. */
const runMonth = async (run: Run, business: Business): Promise<number> => {
  const { options, clock, program, killSetup } = run;
  clock.set(stockholmInstant(RUN_DAY, '0:10').toISOString());
  program.startFaults();
  await killWorkers(run, business, 'create, book and send');
  const paidOre = await withPlatform(run, async (platform) => {
    await drainJobs(platform, allJobs);
    await finishTasks(run, platform, business);
    run.endPhase('create');
    if (!options.sendsMails) await bookAndMarkSent(run, platform, business);
    run.endPhase('book and send');
    return payAndCredit(run, platform, business);
  });
  await killWorkers(run, business, 'pay and credit');
  await withPlatform(run, (platform) => finishTasks(run, platform, business));
  run.endPhase('pay and credit');
  if (killSetup !== undefined) {
    clock.set(stockholmInstant(addDays(clock.today(), 1), '5:05').toISOString());
    await killWorkers(run, business, 'sync');
  }
  return paidOre;
};

/** Ends the month with two syncs, and compares the books here with those in the program to the öre. */
const syncAndCompare = (run: Run, business: Business, paidOre: number): Promise<BooksReport> =>
  withPlatform(run, async (platform) => {
    const { invoices } = run.options;
    await syncUntilDone(run, platform, business);
    run.endPhase('sync of the month');
    run.program.stopFaults();
    advanceClock(run, STEP_MS);
    await syncUntilDone(run, platform, business);
    run.endPhase('sync without changes');
    const connection = await openAccountingConnection(platform, business.businessId, business.integrationId);
    if (connection === undefined) throw new Error('the connection is lost');
    return compareBooks(platform.db, business.businessId, connection.service, {
      ...{ invoices, tenants: invoices, paidOre },
    });
  });

const runBusiness = async (run: Run, business: Business): Promise<AccountingRunReport> => {
  const startedAt = Date.now();
  const { program, killSetup } = run;
  const books = await syncAndCompare(run, business, await runMonth(run, business));
  return {
    ...books,
    program: program.name,
    missedWrites: killSetup?.plan.listMissedWrites() ?? [],
    kills: killSetup?.plan.countKills() ?? 0,
    killedAt: killSetup?.plan.describe() ?? [],
    reconnects: run.reconnects,
    injectedFaults: program.countInjectedFaults(),
    mails: await withPlatform(run, (platform) => countMails(platform, business)),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
};

/**
 * Runs a month of invoices with an accounting program that fails at random calls: they are created, booked, sent, paid in the
 * program, credited here and synchronised, while worker processes are killed. Then it compares the books here with those in
 * the program to the öre. With several programs, the month of each runs for a business of its own, at the same time and on the
 * same job queue.
 */
export const runAccounting = async (options: AccountingRunOptions): Promise<AccountingRunReport[]> => {
  const random = createRandom(options.seed);
  const clock = testClock(stockholmInstant('2026-12-19', '12:00').toISOString());
  const programs: RunProgram[] = [];
  for (const name of options.programs) programs.push(await startProgram(name, { ...options, clock, random }));
  const env = Object.assign({ ...options.env }, ...programs.map((program) => program.env));
  const [firstProgram] = programs;
  const killSetup = firstProgram && (await createKillSetup(options, { program: firstProgram, random }));
  const phases = programs.map((program) =>
    measurePhases(new URL(program.env[`${program.name}_BASE_URL`] ?? '').origin),
  );
  const runs = programs.map(
    (program, index): Run => ({
      ...{ options: { ...options, env }, clock, program, random, killSetup, reconnects: 0 },
      endPhase: (name) => options.log(`${program.name}: ${phases[index]?.end(name)}`),
    }),
  );
  try {
    // All businesses exist before the first month begins: the runs share the clock.
    const connected: { run: Run; business: Business }[] = [];
    for (const run of runs) {
      connected.push({ run, business: await createBusiness(run) });
      run.endPhase('connect');
    }
    return await Promise.all(connected.map(({ run, business }) => runBusiness(run, business)));
  } finally {
    killSetup?.workers.stop();
    for (const phase of phases.toReversed()) phase.stop();
    for (const program of programs) {
      program.stopFaults();
      await program.stop();
    }
  }
};
