import path from 'node:path';
import type { AccountingName } from '@husrum/contract/accounting';
import type { InvoiceType } from '@husrum/contract/invoice';
import { addDays } from '@husrum/format';
import { sql } from 'kysely';
import { openAccountingConnection } from '../../src/accounting/accounting-connection';
import { enqueueAccountingTasks } from '../../src/accounting/accounting-task.store';
import { encryptTokens } from '../../src/accounting/accounting-tokens';
import { runAccountingTasks } from '../../src/accounting-sync/run-accounting-tasks';
import { syncConnection } from '../../src/accounting-sync/sync-connection';
import { allJobs } from '../../src/app/all-jobs';
import { createRandom, type Random } from '../../src/demo/random';
import { saveIntegration } from '../../src/integration/integration.store';
import { recordSyncSuccess } from '../../src/integration/integration-health';
import { enqueueCredit, enqueueSentMarks } from '../../src/invoice/accounting-changes';
import { creditInvoice } from '../../src/invoice/credit-invoice';
import { refreshInvoiceStatuses } from '../../src/invoice/refresh-invoice-status';
import { createRunContext } from '../../src/job-run/run-context';
import { type TestClock, testClock } from '../../src/platform/clock';
import { startDatabase } from '../../src/platform/db/start-database';
import { drainJobs } from '../../src/platform/jobs/drain';
import type { JobPlatform } from '../../src/platform/jobs/run-job';
import { stockholmInstant } from '../../src/platform/jobs/schedule.rules';
import { createLogger } from '../../src/platform/logger';
import { readSettings } from '../../src/platform/settings';
import { openFileStore } from '../../src/ports/files/open-file-store';
import { ServiceError } from '../../src/ports/service-client';
import { createLandlord, type Landlord } from '../month-run/landlord';
import type { WorkerBundle } from '../month-run/worker-process';
import { type BooksReport, compareBooks } from './compare-books';
import { createKillPlan, type KillPlan, type KillSteps } from './kill-plan';
import { type KilledWorkers, startKilledWorkers } from './kill-workers';
import { type RunProgram, startProgram } from './test-program';
import { withoutLimits } from './without-limits';

export interface AccountingRunOptions {
  readonly program: AccountingName;
  readonly notices: number;
  /** The probability that a call of the program fails, 0–1. */
  readonly chance: number;
  readonly seed: number;
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  readonly env: Readonly<Record<string, string>>;
  /** With PDFs and mails by the jobs. Without, the invoices are marked as sent, so that thousands take minutes. */
  readonly sendsMails: boolean;
  /** Where worker processes are killed; undefined when none is. Then the jobs do everything, with PDFs and mails. */
  readonly killSteps: KillSteps | undefined;
  /** How many are killed at random calls besides. */
  readonly kills: number;
  /** Parallel worker processes; 1 on the embedded database. */
  readonly workers: number;
  readonly bundle?: WorkerBundle | undefined;
  readonly log: (line: string) => void;
}
export interface AccountingRunReport extends BooksReport {
  readonly kills: number;
  /** How often a process was killed at each kind of call. */
  readonly killedAt: readonly string[];
  /** How often a person had to connect again. */
  readonly reconnects: number;
  readonly faultsMet: number;
  readonly mails: number;
  readonly seconds: number;
}

const RUN_DAY = '2026-12-20';
const MINUTE_MS = 60_000;
/** What was delayed is due again within half an hour. */
const STEP_MS = 31 * MINUTE_MS;
/** After a kill: longer than the claim of a process that is gone. */
const KILL_STEP_MS = 4 * MINUTE_MS;
const MAX_ROUNDS = 60;
const MAX_KILL_ROUNDS = 400;

interface Run {
  readonly options: AccountingRunOptions;
  readonly clock: TestClock;
  readonly program: RunProgram;
  readonly random: Random;
  readonly killing: { readonly plan: KillPlan; readonly workers: KilledWorkers } | undefined;
  reconnects: number;
}

const environment = ({ options, clock, program }: Run): Record<string, string> => ({
  LOG_LEVEL: 'silent',
  JOB_LOCK_SECONDS: '2',
  ...options.env,
  ...program.env,
  CLOCK: clock.now().toISOString(),
});

/** Opens the database in this process, which is not killed. */
const withPlatform = async <T>(run: Run, work: (platform: JobPlatform) => Promise<T>): Promise<T> => {
  const settings = withoutLimits(readSettings(environment(run)));
  const { clock } = run;
  const db = await startDatabase(settings, clock);
  try {
    return await work({
      ...{ settings, clock, db, log: createLogger(settings) },
      files: await openFileStore(settings),
    });
  } finally {
    await db.close();
  }
};

const move = ({ clock }: Run, milliseconds: number): void =>
  clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());

const contextOf = (platform: JobPlatform, businessId: number) =>
  createRunContext({ ...platform, businessId, signal: new AbortController().signal });

interface Business extends Landlord {
  readonly integrationId: number;
}

const createBusiness = (run: Run): Promise<Business> =>
  withPlatform(run, async (platform) => {
    const { db, settings } = platform;
    const { notices, sendsMails, program: name } = run.options;
    const landlord = await createLandlord(db, { leases: notices, start: '2027-01-01', monthly: true });
    const { businessId } = landlord;
    const credentials = encryptTokens(settings, { businessId, name }, await run.program.tokens());
    const integrationId = await db.forAccount(businessId, async (tx) => {
      const { id } = await tx
        .insertInto('integration')
        .values({ name, description: 'Bokföringen', credentials })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('invoicing_config')
        .set({ integration_id: id, ...(sendsMails ? {} : { send_day: 28 }) })
        .execute();
      return id;
    });
    // Stores the schedule: jobs are due from then on.
    await drainJobs(platform, allJobs);
    return { ...landlord, integrationId };
  });

/** A person connects the program again. */
const reconnect = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  const { businessId, integrationId } = business;
  const owner = { businessId, name: run.options.program };
  const credentials = encryptTokens(platform.settings, owner, await run.program.tokens());
  await platform.db.forAccount(businessId, async (tx) => {
    await saveIntegration(tx, integrationId, { refresh_claimed_until: null, credentials });
    await recordSyncSuccess(tx, integrationId, { now: platform.clock.now() });
  });
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
const killWorkers = async (run: Run, business: Business, phase: string): Promise<void> => {
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

const countOpen = (platform: JobPlatform, { businessId }: Business): Promise<number> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { n } = await tx
      .selectFrom('accounting_task')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    return Number(n);
  });

/** Why nothing goes on. */
const describeWaiting = (platform: JobPlatform, { businessId }: Business): Promise<string> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ description: string }>`
      select state || ': ' || coalesce(last_error, '') || ', ' || coalesce((
        select string_agg(distinct kind || ' ' || coalesce(error, ''), '; ') from accounting_task
        where accounting_task.state <> 'DONE'), '') as description from integration`.execute(tx);
    return rows.map(({ description }) => description).join();
  });

/** Works on the tasks, with time passing in between, until none waits. Gives up after 60 rounds without progress. */
const finishTasks = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
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

/** Books all, and marks them as sent without a mail. */
const bookAndMarkSent = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  const { businessId, integrationId } = business;
  await platform.db.forAccount(businessId, async (tx) => {
    const ids = await tx.selectFrom('invoicebase').select('id').orderBy('id').execute();
    await enqueueAccountingTasks(
      tx,
      ids.map(({ id }) => ({ integrationId, invoiceId: id, kind: 'BOOKKEEP' })),
    );
  });
  await finishTasks(run, platform, business);
  await platform.db.forAccount(businessId, async (tx) => {
    const invoices = await tx.selectFrom('invoicebase').selectAll().orderBy('id').execute();
    const { rows } = await sql<{ invoicebase_id: number; due_at: string }>`
      select invoicebase_id, due_at from accounting_invoice`.execute(tx);
    const dueDates = new Map(rows.map(({ invoicebase_id, due_at }) => [invoicebase_id, due_at]));
    await sql`update invoicebase set sent_at = app_now(),
      due_at = (select due_at from accounting_invoice a where a.invoicebase_id = invoicebase.id)`.execute(tx);
    await enqueueSentMarks(
      tx,
      invoices.map((before) => ({ before, dueAt: dueDates.get(before.id) ?? null })),
      null,
    );
    await refreshInvoiceStatuses(
      tx,
      invoices.map(({ id }) => id),
      platform.clock.today(),
    );
  });
  await finishTasks(run, platform, business);
};

const listBooked = (platform: JobPlatform, { businessId }: Business) =>
  platform.db.forAccount(businessId, (tx) =>
    tx
      .selectFrom('accounting_invoice')
      .innerJoin('invoicebase', 'invoicebase.id', 'accounting_invoice.invoicebase_id')
      .select([
        'invoicebase.id',
        'accounting_invoice.service_id',
        'invoicebase.pay_ore',
        'invoicebase.invoice_type',
      ])
      .where('accounting_invoice.state', '=', 'BOOKED')
      .orderBy('invoicebase.id')
      .execute(),
  );

interface Booked {
  readonly id: number;
  readonly service_id: string | null;
  readonly pay_ore: number;
  readonly invoice_type: InvoiceType | null;
}

const creditHere = (platform: JobPlatform, { businessId }: Business, { id, invoice_type }: Booked) =>
  contextOf(platform, businessId).transaction(async (actor) => {
    const type = (invoice_type ?? 'MANUAL').toLowerCase();
    const credit = await creditInvoice(actor, { type, id });
    await enqueueCredit(actor.tx, { id, invoice_type }, credit, null);
  });

/** Most are paid there, some in part, and every fortieth is credited here. Returns what was paid there, öre. */
const payAndCredit = async (run: Run, platform: JobPlatform, business: Business): Promise<number> => {
  const booked = await listBooked(platform, business);
  let paidOre = 0;
  for (const [index, invoice] of booked.entries()) {
    const { service_id, pay_ore } = invoice;
    if (index % 40 === 0) await creditHere(platform, business, invoice);
    else if (index % 10 !== 5 && service_id !== null) {
      const amountOre = index % 10 === 3 ? Math.floor(pay_ore / 200) * 100 : pay_ore;
      run.program.pay(service_id, amountOre);
      paidOre += amountOre;
    }
  }
  return paidOre;
};

/** The daily sync, day after day, until one succeeds with nothing deferred. Two servers do it at once. */
const syncUntilDone = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  let failure = 'deferred';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    move(run, 2 * 60 * MINUTE_MS);
    const results = await Promise.all(
      [1, 2].map(() =>
        syncConnection(platform, business.businessId, business.integrationId).catch((error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          failure = `${error.message} ${error.detail}`;
          return undefined;
        }),
      ),
    );
    if (results.every((result) => result !== undefined && !result.isDeferred)) return;
  }
  throw new Error(`no sync succeeded: ${failure}, ${await describeWaiting(platform, business)}`);
};

const countMails = (platform: JobPlatform, { businessId }: Business): Promise<number> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ n: number; doubled: number }>`
      select coalesce(sum(n), 0)::int as n, count(*) filter (where n > 1)::int as doubled from (
        select count(a.id) as n from invoicebase i join mail_attachment a on a.name = i.pdf_name
        where i.kind <> 'CREDIT' group by i.id) counted`.execute(tx);
    if ((rows[0]?.doubled ?? 0) > 0) throw new Error(`${rows[0]?.doubled} invoices were mailed twice`);
    return rows[0]?.n ?? 0;
  });

/** Kills at nothing without a bundle of the worker. */
const startKilling = async (
  { bundle, killSteps, kills, workers, env }: AccountingRunOptions,
  { program, random }: { readonly program: RunProgram; readonly random: Random },
): Promise<Run['killing']> => {
  if (bundle === undefined || killSteps === undefined) return undefined;
  const plan = createKillPlan({ steps: killSteps, extra: kills, random });
  const files = path.join(env.DATA_DIR ?? '', 'files');
  return { plan, workers: await startKilledWorkers({ bundle, workers, program, plan, files }) };
};

/** From the first notice to both sides being equal. Returns what was paid, öre. */
const runMonth = async (run: Run, business: Business): Promise<number> => {
  const { options, clock, program, killing } = run;
  clock.set(stockholmInstant(RUN_DAY, '0:10').toISOString());
  program.startFaults();
  await killWorkers(run, business, 'create, book and send');
  const paidOre = await withPlatform(run, async (platform) => {
    await drainJobs(platform, allJobs);
    await finishTasks(run, platform, business);
    options.log('created there');
    if (!options.sendsMails) await bookAndMarkSent(run, platform, business);
    options.log('booked and sent');
    return payAndCredit(run, platform, business);
  });
  await killWorkers(run, business, 'pay and credit');
  await withPlatform(run, (platform) => finishTasks(run, platform, business));
  options.log('paid and credited');
  if (killing !== undefined) {
    clock.set(stockholmInstant(addDays(clock.today(), 1), '5:05').toISOString());
    await killWorkers(run, business, 'sync');
  }
  return paidOre;
};

/**
 * A month of invoices in an accounting program that fails at every call by chance: created, booked, sent, paid
 * there, credited here and synchronised, while worker processes are killed. Then both sides are compared to the öre.
 */
export const runAccounting = async (options: AccountingRunOptions): Promise<AccountingRunReport> => {
  const startedAt = Date.now();
  const random = createRandom(options.seed);
  const clock = testClock(stockholmInstant('2026-12-19', '12:00').toISOString());
  const program = await startProgram(options.program, { ...options, clock, random });
  const killing = await startKilling(options, { program, random });
  const run: Run = { options, clock, program, random, killing, reconnects: 0 };
  const { notices } = options;
  try {
    const business = await createBusiness(run);
    const paidOre = await runMonth(run, business);
    return await withPlatform(run, async (platform) => {
      const { businessId, integrationId } = business;
      await syncUntilDone(run, platform, business);
      program.stopFaults();
      move(run, STEP_MS);
      await syncUntilDone(run, platform, business);
      const connection = await openAccountingConnection(platform, businessId, integrationId);
      if (connection === undefined) throw new Error('the connection is lost');
      const books = await compareBooks(platform.db, businessId, connection.service, {
        ...{ notices, tenants: notices, paidOre },
      });
      return {
        ...books,
        faults: [...books.faults, ...(killing?.plan.missed() ?? [])],
        kills: killing?.plan.count() ?? 0,
        killedAt: killing?.plan.describe() ?? [],
        reconnects: run.reconnects,
        faultsMet: program.faultsMet(),
        mails: await countMails(platform, business),
        seconds: Math.round((Date.now() - startedAt) / 1000),
      };
    });
  } finally {
    killing?.workers.stop();
    program.stopFaults();
    await program.stop();
  }
};
