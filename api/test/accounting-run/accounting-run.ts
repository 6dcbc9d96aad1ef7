import { addDays } from '@husrum/format';
import { openAccountingConnection } from '../../src/accounting/accounting-connection';
import { allJobs } from '../../src/app/all-jobs';
import { createRandom } from '../../src/demo/random';
import { testClock } from '../../src/platform/clock';
import { drainJobs } from '../../src/platform/jobs/drain';
import { stockholmInstant } from '../../src/platform/jobs/schedule.rules';
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
import { startProgram } from './test-program';

export interface AccountingRunReport extends BooksReport {
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

/**
 * Runs a month of invoices with an accounting program that fails at random calls: they are created, booked, sent, paid in the
 * program, credited here and synchronised, while worker processes are killed. Then it compares both sides to the öre.
 */
export const runAccounting = async (options: AccountingRunOptions): Promise<AccountingRunReport> => {
  const startedAt = Date.now();
  const random = createRandom(options.seed);
  const clock = testClock(stockholmInstant('2026-12-19', '12:00').toISOString());
  const program = await startProgram(options.program, { ...options, clock, random });
  const killSetup = await createKillSetup(options, { program, random });
  const phases = measurePhases(new URL(program.env[`${program.name}_BASE_URL`] ?? '').origin);
  const endPhase = (name: string): void => options.log(phases.end(name));
  const run: Run = { options, clock, program, random, killSetup, endPhase, reconnects: 0 };
  const { notices } = options;
  try {
    const business = await createBusiness(run);
    endPhase('connect');
    const paidOre = await runMonth(run, business);
    return await withPlatform(run, async (platform) => {
      const { businessId, integrationId } = business;
      await syncUntilDone(run, platform, business);
      endPhase('sync of the month');
      program.stopFaults();
      advanceClock(run, STEP_MS);
      await syncUntilDone(run, platform, business);
      endPhase('sync without changes');
      const connection = await openAccountingConnection(platform, businessId, integrationId);
      if (connection === undefined) throw new Error('the connection is lost');
      const books = await compareBooks(platform.db, businessId, connection.service, {
        ...{ notices, tenants: notices, paidOre },
      });
      return {
        ...books,
        faults: [...books.faults, ...(killSetup?.plan.listMissedWrites() ?? [])],
        kills: killSetup?.plan.countKills() ?? 0,
        killedAt: killSetup?.plan.describe() ?? [],
        reconnects: run.reconnects,
        injectedFaults: program.countInjectedFaults(),
        mails: await countMails(platform, business),
        seconds: Math.round((Date.now() - startedAt) / 1000),
      };
    });
  } finally {
    killSetup?.workers.stop();
    phases.stop();
    program.stopFaults();
    await program.stop();
  }
};
