import { allJobs, parts } from '@husrum/api-app/testing';
import { readSettings } from '@husrum/api-platform';
import {
  adjustableClock,
  createLogger,
  drainJobs,
  startDatabase,
  stockholmInstant,
} from '@husrum/api-platform/testing';
import { openFileStore } from '@husrum/api-ports';
import { jobRunCalls } from '@husrum/contract/job-run';
import { createLandlord } from '../month-run/landlord';
import { countMonthResults, findDataViolations } from '../month-run/verify-month';
import { measureReads, type ReadTimes, type SignedInUser, signIn } from './measure-reads';
import { startProcess } from './server-process';

export interface MonthOptions {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>;
  port: number;
  leases: number;
  /** The number of worker processes. With 0 the server runs the jobs. */
  workers: number;
  log: (line: string) => void;
}

export interface MonthReport {
  seconds: number;
  reads: ReadTimes[];
  /** What is wrong in the data after the run. */
  violations: string[];
}

const SETUP_TIME = stockholmInstant('2026-12-19', '12:00').toISOString();
const RUN_TIME = stockholmInstant('2026-12-20', '0:10').toISOString();
const POLL_INTERVAL_MS = 1000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const withPlatform = async <T>(
  { env }: MonthOptions,
  now: string,
  run: (platform: Parameters<typeof drainJobs>[0]) => Promise<T>,
): Promise<T> => {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const clock = adjustableClock(now, false);
  const db = await startDatabase(settings, clock, { beforeCommit: parts });
  try {
    return await run({
      settings,
      clock,
      db,
      log: createLogger(settings),
      files: await openFileStore(settings),
    });
  } finally {
    await db.close();
  }
};

/** Polls the list of job runs until the sending is done. */
const waitUntilSent = async (user: SignedInUser, log: MonthOptions['log']): Promise<void> => {
  for (;;) {
    const page = await jobRunCalls.list.response?.validate(await user.get('/api/economy/run?sort[by]=kind'));
    const runs = page?.data ?? [];
    log(runs.map(({ title, made, total }) => `${title} ${made}/${total ?? '?'}`).join(' · '));
    const failed = runs.find(({ status }) => status === 'FAILED');
    if (failed) throw new Error(`${failed.title}: ${failed.error ?? `${failed.failed} failed`}`);
    if (runs.some(({ kind, status }) => kind === 'SEND' && status === 'DONE')) return;
    await sleep(POLL_INTERVAL_MS);
  }
};

/** Measures a nightly run that creates, renders and mails the invoices of a month while a user reads pages. */
export const measureMonth = async (options: MonthOptions): Promise<MonthReport> => {
  const landlord = await withPlatform(options, SETUP_TIME, async (platform) => {
    const created = await createLandlord(platform.db, {
      leases: options.leases,
      start: '2027-01-01',
      monthly: true,
    });
    await drainJobs(platform, allJobs);
    await platform.db.runOutsideTransaction('vacuum analyze');
    return created;
  });
  const env = {
    ...options.env,
    CLOCK: RUN_TIME,
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(options.port),
  };
  const hasWorkers = options.workers > 0;
  const server = startProcess('main.ts', { ...env, ...(hasWorkers ? { JOBS: 'off' } : {}) });
  const url = `http://127.0.0.1:${options.port}`;
  await server.waitUntilReady(`${url}/ready`);
  const startedAt = performance.now();
  const workers = Array.from({ length: options.workers }, () => startProcess('worker.ts', env));
  const stopReads = new AbortController();
  try {
    const user = await signIn(url);
    const reading = measureReads(user, landlord.leaseIds[0] ?? 0, stopReads.signal);
    await waitUntilSent(user, options.log);
    const seconds = (performance.now() - startedAt) / 1000;
    stopReads.abort();
    const reads = await reading;
    await Promise.all([server, ...workers].map((process) => process.stop()));
    const violations = await withPlatform(options, RUN_TIME, async ({ db }) => {
      const found = await findDataViolations(db, landlord.businessId, '2027-01-31');
      const { invoices, mails } = await countMonthResults(db, landlord.businessId);
      return invoices === options.leases && mails === options.leases
        ? found
        : [...found, `${invoices} invoices and ${mails} mails of ${options.leases}`];
    });
    return { seconds, reads, violations };
  } finally {
    stopReads.abort();
    for (const process of [server, ...workers]) process.kill();
  }
};
