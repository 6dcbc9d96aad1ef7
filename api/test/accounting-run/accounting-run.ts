import type { AccountingName } from '@husrum/contract/accounting';
import { sql } from 'kysely';
import { openAccountingConnection } from '../../src/accounting/accounting-connection';
import { enqueueAccountingTasks } from '../../src/accounting/accounting-task.store';
import { encryptTokens } from '../../src/accounting/accounting-tokens';
import { runAccountingTasks } from '../../src/accounting-sync/run-accounting-tasks';
import { syncConnection } from '../../src/accounting-sync/sync-connection';
import { allJobs } from '../../src/app/all-jobs';
import { createRandom, type Random } from '../../src/demo/random';
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
import { readSettings, type Settings } from '../../src/platform/settings';
import { openFileStore } from '../../src/ports/files/open-file-store';
import { ServiceError } from '../../src/ports/service-client';
import { createLandlord, type Landlord } from '../month-run/landlord';
import { startWorker, type WorkerBundle } from '../month-run/worker-process';
import { type BooksReport, compareBooks } from './compare-books';
import { type RunProgram, startProgram } from './test-program';

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
  /** How many worker processes are killed while the month is created and sent. */
  readonly kills: number;
  /** Parallel worker processes; 1 on the embedded database. */
  readonly workers: number;
  readonly bundle?: WorkerBundle | undefined;
  readonly log: (line: string) => void;
}
export interface AccountingRunReport extends BooksReport {
  readonly kills: number;
  readonly faultsMet: number;
  readonly mails: number;
  readonly seconds: number;
}

const RUN_DAY = '2026-12-20';
const MINUTE_MS = 60_000;
/** What was delayed is due again within half an hour. */
const STEP_MS = 31 * MINUTE_MS;
const MAX_ROUNDS = 60;

interface Run {
  readonly options: AccountingRunOptions;
  readonly clock: TestClock;
  readonly program: RunProgram;
  readonly random: Random;
}

const environment = ({ options, clock, program }: Run): Record<string, string> => ({
  LOG_LEVEL: 'silent',
  JOB_LOCK_SECONDS: '2',
  ...options.env,
  ...program.env,
  CLOCK: clock.now().toISOString(),
});

/** The vendors' limits would make thousands of notices take hours. The workers that are killed keep them. */
const REQUESTS_PER_MINUTE = 60_000;
const withoutLimits = ({ fortnox, visma, ...settings }: Settings): Settings => ({
  ...settings,
  fortnox: fortnox && { ...fortnox, requestsPerMinute: REQUESTS_PER_MINUTE },
  visma: visma && { ...visma, requestsPerMinute: REQUESTS_PER_MINUTE },
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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts workers and kills them at random moments. Returns how many were killed before they were done. */
const killWorkers = async (run: Run, bundle: WorkerBundle): Promise<number> => {
  const workers = Array.from({ length: run.options.workers }, () => startWorker(bundle, environment(run)));
  const killed = await Promise.all(
    workers.map(async (worker) => {
      await worker.started;
      await wait(run.random.next() * 4000);
      worker.kill();
      const { code, output } = await worker.ended;
      if (code !== null && code !== 0) throw new Error(`a worker ended with ${code}: ${output.slice(-2000)}`);
      return code === null ? 1 : 0;
    }),
  );
  return killed.reduce<number>((sum, count) => sum + count, 0);
};

const countOpen = (platform: JobPlatform, { businessId }: Business, table: 'accounting_task') =>
  platform.db.forAccount(businessId, async (tx) => {
    const { n } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    return Number(n);
  });

/** Why nothing goes on. */
const describeWaiting = (platform: JobPlatform, { businessId }: Business): Promise<string> =>
  platform.db.forAccount(businessId, async (tx) => {
    const { rows } = await sql<{ what: string }>`
      select state || ': ' || coalesce(last_error, '') || ', ' || coalesce((
        select string_agg(distinct kind || ' ' || coalesce(error, ''), '; ') from accounting_task
        where accounting_task.state <> 'DONE'), '') as what from integration`.execute(tx);
    return rows.map(({ what }) => what).join();
  });

/** Works on the tasks, with time passing in between, until none waits. */
const finishTasks = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (run.options.sendsMails) await drainJobs(platform, allJobs);
    else await runAccountingTasks(platform, business.businessId, business.integrationId);
    if ((await countOpen(platform, business, 'accounting_task')) === 0) return;
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

/** Most are paid there, some in part, and every fortieth is credited here. Returns what was paid there, öre. */
const payAndCredit = async (run: Run, platform: JobPlatform, business: Business): Promise<number> => {
  const booked = await listBooked(platform, business);
  let paidOre = 0;
  for (const [index, { id, service_id, pay_ore, invoice_type }] of booked.entries()) {
    if (index % 40 === 0)
      await contextOf(platform, business.businessId).transaction(async (actor) => {
        const type = (invoice_type ?? 'MANUAL').toLowerCase();
        const credit = await creditInvoice(actor, { type, id });
        await enqueueCredit(actor.tx, { id, invoice_type }, credit, null);
      });
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

/**
 * A month of invoices in an accounting program that fails at every call by chance: created, booked, sent, paid there,
 * credited here and synchronised, while worker processes are killed. Then both sides are compared to the öre.
 */
export const runAccounting = async (options: AccountingRunOptions): Promise<AccountingRunReport> => {
  const startedAt = Date.now();
  const random = createRandom(options.seed);
  const clock = testClock(stockholmInstant('2026-12-19', '12:00').toISOString());
  const program = await startProgram(options.program, { ...options, clock, random });
  const run: Run = { options, clock, program, random };
  const { log, notices } = options;
  try {
    const business = await createBusiness(run);
    clock.set(stockholmInstant(RUN_DAY, '0:10').toISOString());
    program.startFaults();
    let kills = 0;
    while (options.bundle !== undefined && kills < options.kills) {
      kills += await killWorkers(run, options.bundle);
      move(run, STEP_MS);
      log(`${kills} kills`);
    }
    return await withPlatform(run, async (platform) => {
      const { businessId, integrationId } = business;
      await drainJobs(platform, allJobs);
      await finishTasks(run, platform, business);
      log('created there');
      if (!options.sendsMails) await bookAndMarkSent(run, platform, business);
      log('booked and sent');
      const paidOre = await payAndCredit(run, platform, business);
      await finishTasks(run, platform, business);
      log('paid there and credited');
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
        ...{ kills, faultsMet: program.faultsMet(), mails: await countMails(platform, business) },
        seconds: Math.round((Date.now() - startedAt) / 1000),
      };
    });
  } finally {
    program.stopFaults();
    await program.stop();
  }
};
