import { jobRunCalls } from '@husrum/contract/job-run';
import { movedClock } from '../../src/platform/clock';
import { startDatabase } from '../../src/platform/db/open';
import { drainJobs } from '../../src/platform/jobs/drain';
import { stockholmInstant } from '../../src/platform/jobs/schedule.rules';
import { openLog } from '../../src/platform/log';
import { readSettings } from '../../src/platform/settings';
import { openFiles } from '../../src/ports/files/open-files';
import { makeLandlord } from '../month-run/landlord';
import { countBooks, verifyBooks } from '../month-run/verify';
import { startProgram } from './program';
import { type Reader, type ReadTimes, readAlong, signIn } from './reader';

export interface MonthPlan {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>;
  port: number;
  leases: number;
  /** Worker processes beside the server; with none the server works itself. */
  workers: number;
  say: (line: string) => void;
}

export interface MonthReport {
  seconds: number;
  reads: ReadTimes[];
  /** What is wrong with the books afterwards. */
  faults: string[];
}

const EVE = stockholmInstant('2026-12-19', '12:00').toISOString();
const NIGHT = stockholmInstant('2026-12-20', '0:10').toISOString();
const LOOK_MS = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const opened = async <T>(
  { env }: MonthPlan,
  instant: string,
  work: (platform: Parameters<typeof drainJobs>[0]) => Promise<T>,
): Promise<T> => {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const clock = movedClock(instant, false);
  const db = await startDatabase(settings, clock);
  try {
    return await work({ settings, clock, db, log: openLog(settings), files: await openFiles(settings) });
  } finally {
    await db.close();
  }
};

/** Watches the runs as their page shows them, until the last invoice is sent. */
const watch = async (reader: Reader, say: MonthPlan['say']): Promise<void> => {
  for (;;) {
    const page = await jobRunCalls.list.ok?.validate(await reader.get('/api/economy/run?sort[by]=kind'));
    const runs = page?.data ?? [];
    say(runs.map(({ title, made, total }) => `${title} ${made}/${total ?? '?'}`).join(' · '));
    const failed = runs.find(({ status }) => status === 'FAILED');
    if (failed) throw new Error(`${failed.title}: ${failed.error ?? `${failed.failed} failed`}`);
    if (runs.some(({ kind, status }) => kind === 'SEND' && status === 'DONE')) return;
    await wait(LOOK_MS);
  }
};

/** A night in which a month's invoices are made, drawn and mailed, and in which somebody uses the product. */
export const benchMonth = async (plan: MonthPlan): Promise<MonthReport> => {
  const landlord = await opened(plan, EVE, async (platform) => {
    const made = await makeLandlord(platform.db, { leases: plan.leases, start: '2027-01-01', monthly: true });
    await drainJobs(platform);
    await platform.db.maintain('vacuum analyze');
    return made;
  });
  const env = { ...plan.env, CLOCK: NIGHT, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(plan.port) };
  const apart = plan.workers > 0;
  const server = startProgram('main.ts', { ...env, ...(apart ? { JOBS: 'off' } : {}) });
  const url = `http://127.0.0.1:${plan.port}`;
  await server.answers(`${url}/ready`);
  const began = performance.now();
  const crew = Array.from({ length: plan.workers }, () => startProgram('worker.ts', env));
  const over = new AbortController();
  try {
    const reader = await signIn(url);
    const reading = readAlong(reader, landlord.leaseIds[0] ?? 0, over.signal);
    await watch(reader, plan.say);
    const seconds = (performance.now() - began) / 1000;
    over.abort();
    const reads = await reading;
    await Promise.all([server, ...crew].map((program) => program.stop()));
    const faults = await opened(plan, NIGHT, async ({ db }) => {
      const found = await verifyBooks(db, landlord.billableId, '2027-01-31');
      const { invoices, mails } = await countBooks(db, landlord.billableId);
      return invoices === plan.leases && mails === plan.leases
        ? found
        : [...found, `${invoices} notices and ${mails} mails of ${plan.leases}`];
    });
    return { seconds, reads, faults };
  } finally {
    over.abort();
    for (const program of [server, ...crew]) program.kill();
  }
};
