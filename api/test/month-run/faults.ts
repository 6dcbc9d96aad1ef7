import { addMonthsToMonth, endOfMonth, type Month } from '@husrum/format';
import { type Random, randomFrom } from '../../src/demo/random';
import { acting } from '../../src/job-run/night';
import { startSending } from '../../src/job-run/send-many';
import { clockOf } from '../../src/platform/clock';
import type { Database } from '../../src/platform/db';
import { startDatabase } from '../../src/platform/db/open';
import { drainJobs } from '../../src/platform/jobs/drain';
import type { JobPlatform } from '../../src/platform/jobs/run-job';
import { stockholmInstant } from '../../src/platform/jobs/schedule.rules';
import { openLog } from '../../src/platform/log';
import { readSettings } from '../../src/platform/settings';
import { openFiles } from '../../src/ports/files/open-files';
import { type Landlord, makeLandlord } from './landlord';
import { countBooks, verifyBooks, verifyFiles } from './verify';
import { startWorker, type WorkerProgram } from './worker-process';

export interface FaultPlan {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>;
  program: WorkerProgram;
  kills: number;
  leases: number;
  seed: number;
  /** Processes that work at once; one on the embedded database. */
  workers: number;
  say: (line: string) => void;
}

export interface FaultReport {
  kills: number;
  /** Nights in which somebody was killed, those in which a person's sending was, and months they had to catch up. */
  nights: number;
  sendings: number;
  months: number;
  invoices: number;
  mails: number;
  faults: string[];
  seconds: number;
}

const FIRST: Month = '2027-01';
const eveOf = (run: Month): string => stockholmInstant(`${run}-19`, '12:00').toISOString();
/** Each process of a night starts later than the one before it: clocks do not go back. */
const minute = (run: Month, n: number): string =>
  stockholmInstant(`${run}-20`, `0:${String(10 + n).padStart(2, '0')}`).toISOString();

const environment = ({ env }: FaultPlan, instant: string): Record<string, string> => ({
  LOG_LEVEL: 'warn',
  JOB_LOCK_SECONDS: '2',
  ...env,
  CLOCK: instant,
});

/** Opens the database in this process, which nobody kills. */
const opened = async <T>(
  plan: FaultPlan,
  instant: string,
  work: (platform: JobPlatform) => Promise<T>,
): Promise<T> => {
  const settings = readSettings(environment(plan, instant));
  const clock = clockOf(settings);
  const db = await startDatabase(settings, clock);
  try {
    return await work({ settings, clock, db, log: openLog(settings), files: await openFiles(settings) });
  } finally {
    await db.close();
  }
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Lets workers begin, and kills them somewhere within a time. Gives how many were killed before they were done; throws
 * when one ends badly by itself.
 */
const strike = async (plan: FaultPlan, instant: string, random: Random, within: number): Promise<number> => {
  const crew = Array.from({ length: plan.workers }, () =>
    startWorker(plan.program, environment(plan, instant)),
  );
  const struck = await Promise.all(
    crew.map(async (one, n) => {
      // The second worker sometimes lives on alone, and takes over what the first had begun.
      const spared = n > 0 && random.chance(0.5);
      if (!spared) {
        if (random.chance(0.9)) await one.working;
        await wait(random.next() * within);
        one.kill();
      }
      const { code, said } = await one.ended;
      if (code !== null && code !== 0) throw new Error(`a worker ended with ${code}: ${said.slice(-2000)}`);
      return code === null ? 1 : 0;
    }),
  );
  return struck.reduce<number>((sum, hit) => sum + hit, 0);
};

/** A month whose invoices wait for a person, who asks for all of them to be sent: that is what is struck at then. */
const askToSend = (plan: FaultPlan, landlord: Landlord, run: Month) =>
  opened(plan, minute(run, 0), async (platform) => {
    const night = { ...platform, billableId: landlord.billableId, signal: new AbortController().signal };
    const sendOn = (send_day: number) =>
      acting(night, ({ tx }) => tx.updateTable('invoicing_config').set({ send_day }).execute());
    await sendOn(28);
    await drainJobs(platform);
    await sendOn(20);
    await acting(night, (work) => startSending(work, null));
  });

const planRise = (db: Database, { billableId, estateId }: Landlord, day: string): Promise<void> =>
  db.tenant(billableId, async (tx) => {
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
 * Works until the night is over, alone or after those who were killed, and goes through the books. `rise` is the day of
 * an adjustment to plan.
 */
const finishNight = (plan: FaultPlan, landlord: Landlord, run: Month, rise: string | null = null) =>
  opened(plan, minute(run, 30), async (platform) => {
    const began = Date.now();
    await drainJobs(platform);
    const milliseconds = Date.now() - began;
    const faults = await verifyBooks(platform.db, landlord.billableId, endOfMonth(addMonthsToMonth(run, 1)));
    if (rise !== null) await planRise(platform.db, landlord, rise);
    return {
      milliseconds,
      faults: faults.map((fault) => `${run}: ${fault}`),
      ...(await countBooks(platform.db, landlord.billableId)),
    };
  });

/** When what nobody came back for is cleared away. */
const hourAfter = (plan: FaultPlan, { billableId }: Landlord, run: Month): Promise<string[]> =>
  opened(plan, stockholmInstant(`${run}-20`, '2:00').toISOString(), async (platform) => {
    await drainJobs(platform);
    return verifyFiles(platform.db, platform.files, billableId);
  });

/**
 * Month after month of invoices with PDF and mail, in which processes are killed at random moments and others go on,
 * two at once on PostgreSQL, sometimes after a month that nobody was there. After each the books are gone through.
 */
export const runFaults = async (plan: FaultPlan): Promise<FaultReport> => {
  const began = Date.now();
  const random = randomFrom(plan.seed);
  const eve = addMonthsToMonth(FIRST, -1);
  const landlord = await opened(plan, eveOf(eve), async (platform) => {
    const made = await makeLandlord(platform.db, { leases: plan.leases, start: `${FIRST}-01` });
    // The first time the timetable is only written: what is due is due from then on.
    await drainJobs(platform);
    return made;
  });
  const quiet = await finishNight(plan, landlord, eve);
  if (quiet.invoices !== plan.leases) throw new Error(`a quiet night made ${quiet.invoices} notices`);

  const told = { kills: 0, nights: 0, sendings: 0, months: 1, invoices: 0, mails: 0 };
  const faults: string[] = [...quiet.faults];
  const later = () => (random.chance(0.15) ? 2 : 1);
  let run = eve;
  let step = later();
  // A night of each sort at least, each of them struck.
  while ((told.kills < plan.kills || told.nights < 2) && faults.length === 0) {
    run = addMonthsToMonth(run, step);
    told.nights += 1;
    told.months += step;
    if (told.nights % 2 === 0) {
      await askToSend(plan, landlord, run);
      told.sendings += 1;
    }
    const strikes = random.between(2, 5);
    for (let n = 1; n <= strikes && (n === 1 || told.kills < plan.kills); n += 1)
      told.kills += await strike(plan, minute(run, n), random, quiet.milliseconds / strikes);
    step = later();
    const rise = told.nights % 3 === 2 ? `${addMonthsToMonth(run, step)}-20` : null;
    const found = await finishNight(plan, landlord, run, rise);
    faults.push(...found.faults);
    told.invoices = found.invoices;
    told.mails = found.mails;
    if (told.nights % 5 === 0) plan.say(`${told.kills} kills in ${told.nights} nights`);
  }
  faults.push(...(await hourAfter(plan, landlord, run)));
  return { ...told, faults, seconds: Math.round((Date.now() - began) / 1000) };
};
