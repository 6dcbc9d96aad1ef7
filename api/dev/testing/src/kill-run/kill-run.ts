import { setTimeout as delay } from 'node:timers/promises';
import { allJobs } from '@husrum/api-app/testing';
import { catalogue } from '@husrum/api-platform';
import { createRandom, drainJobs } from '@husrum/api-platform/testing';
import { createLandlord } from '../month-run/landlord';
import { withPlatform } from '../month-run/with-platform';
import { type Answer, type KilledServer, startKilledServer } from './killed-server';
import { killPostmaster, waitForNextPostmaster } from './postmaster';
import {
  findBooksViolations,
  type PreparedWrite,
  type PrepareWrite,
  prepareImport,
  preparePayments,
} from './writes';

export interface KillRunOptions {
  /** A new folder. */
  readonly dataDir: string;
  /** How often the server is killed, and the postmaster as often. */
  readonly kills: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

/** What was found after the kills of one kind. */
export interface KillCounts {
  kills: number;
  /** Nothing had been written. */
  before: number;
  /** Everything had been written, though the answer was lost. */
  after: number;
  /** The answer had arrived. */
  answered: number;
}

export interface KillRunReport {
  readonly counts: ReadonlyMap<string, KillCounts>;
  readonly violations: readonly string[];
}

const LEASES = 40;
/** The instants of the nightly run that sends the invoices, and of the landlord's work. */
const NIGHT = '2027-01-19T23:10:00Z';
const DAY = '2027-01-26T08:00:00Z';

/** Creates a landlord whose invoices are sent. Returns the OCR numbers of the invoices. */
const sendInvoices = async (env: Readonly<Record<string, string>>): Promise<string[]> => {
  const { businessId } = await withPlatform({ ...env, CLOCK: '2027-01-19T11:00:00Z' }, async (platform) => {
    const landlord = await createLandlord(platform.db, {
      leases: LEASES,
      start: '2027-02-01',
      monthly: true,
    });
    // The first drain only stores the schedule: jobs are due from then on.
    await drainJobs(platform, allJobs);
    return landlord;
  });
  return withPlatform({ ...env, CLOCK: NIGHT }, async (platform) => {
    await drainJobs(platform, allJobs);
    const rows = await platform.db.forAccount(businessId, (tx) =>
      tx.selectFrom('invoicebase').select('ocr').where('sent_at', 'is not', null).execute(),
    );
    return rows.flatMap(({ ocr }) => ocr ?? []);
  });
};

/** What is killed during a write. */
interface Victim {
  /** Kills it, and waits until the server and its database answer again. */
  kill(): Promise<void>;
  /** Whether it may be the answer to a write that the kill ended. */
  mayAnswer(answer: Answer | undefined): boolean;
}

/** The server's own sentence. Every other failure is a fault, also one with the same status. */
const saysDatabaseIsDown = (answer: Answer | undefined): boolean => {
  const { status, message } = catalogue.databaseDown;
  return answer?.status === status && JSON.stringify(answer.body) === JSON.stringify({ message });
};

/** Runs a write without a kill. Returns how long it took. */
const measure = async (server: KilledServer, write: PreparedWrite): Promise<number> => {
  const start = performance.now();
  const answer = await write.run(server);
  if (answer === undefined || answer.status >= 400)
    throw new Error(`a write without a kill failed: ${JSON.stringify(answer)}`);
  return performance.now() - start;
};

/** Repeats a write whose answer was lost, as a user does, and returns what is wrong afterwards. */
const finish = async (server: KilledServer, write: PreparedWrite, found: number): Promise<string[]> => {
  if (found === write.size) return [];
  const answer = await write.run(server);
  const count = await write.count(server);
  return count === write.size
    ? []
    : [`${count} of ${write.size} rows after the repetition: ${answer?.status}`];
};

/**
 * Kills the server, or the postmaster of its embedded database, at random moments of an import and of a registration of payments.
 * After each kill, everything of the write or nothing of it must be there, the repetition must complete it, and the books agree.
 */
export const runKills = async ({ dataDir, kills, seed, log }: KillRunOptions): Promise<KillRunReport> => {
  const random = createRandom(seed);
  const env = { DATA_DIR: dataDir, CLOCK: DAY, LOG_LEVEL: 'error', JOB_LOCK_SECONDS: '2' };
  const ocrs = await sendInvoices(env);
  if (ocrs.length !== LEASES) throw new Error(`${ocrs.length} invoices were sent, not ${LEASES}`);
  let server = await startKilledServer(env);
  const writes: Readonly<Record<string, PrepareWrite>> = {
    import: prepareImport,
    'bank file': preparePayments(ocrs),
  };
  const victims: Readonly<Record<string, Victim>> = {
    server: {
      mayAnswer: (answer) => answer === undefined,
      kill: async () => {
        await server.kill();
        server = await startKilledServer(env);
      },
    },
    postmaster: {
      mayAnswer: saysDatabaseIsDown,
      kill: async () => {
        const pid = killPostmaster(dataDir);
        if (pid === undefined) throw new Error('no database runs');
        await waitForNextPostmaster(dataDir, pid);
        await server.waitUntilReady();
      },
    },
  };
  const counts = new Map<string, KillCounts>();
  const violations: string[] = [];
  let n = 0;
  const prepare = (what: PrepareWrite) => {
    n += 1;
    return what(server, n);
  };
  /** Kills once during a write, and counts what was found. Returns what is wrong. */
  const killDuring = async (
    write: PreparedWrite,
    { victim, usualMs, count }: { victim: Victim; usualMs: number; count: KillCounts },
  ): Promise<string[]> => {
    const running = write.run(server);
    await delay(random.next() * usualMs * 1.1);
    await victim.kill();
    const answer = await running;
    const isDone = answer !== undefined && answer.status < 300;
    const found = await write.count(server);
    count.kills += 1;
    if (isDone) count.answered += 1;
    else if (found === 0) count.before += 1;
    else count.after += 1;
    const isWhole = found === write.size || (found === 0 && !isDone);
    const isAnswer = isDone || victim.mayAnswer(answer);
    const wrong =
      isWhole && isAnswer ? [] : [`${found} of ${write.size} rows, answer ${JSON.stringify(answer)}`];
    return [...wrong, ...(await finish(server, write, found)), ...(await findBooksViolations(server))];
  };
  try {
    for (const [name, what] of Object.entries(writes)) {
      // The first one is slower.
      await measure(server, await prepare(what));
      const usualMs = await measure(server, await prepare(what));
      for (const [victimName, victim] of Object.entries(victims)) {
        const title = `${victimName} during ${name}`;
        const count: KillCounts = { kills: 0, before: 0, after: 0, answered: 0 };
        counts.set(title, count);
        while (count.kills < Math.ceil(kills / 2) && violations.length === 0) {
          const wrong = await killDuring(await prepare(what), { victim, usualMs, count });
          violations.push(...wrong.map((text) => `${title}: ${text}`));
        }
        log(`${title}: ${JSON.stringify(count)}`);
      }
    }
  } finally {
    await server.stop();
  }
  return { counts, violations };
};
