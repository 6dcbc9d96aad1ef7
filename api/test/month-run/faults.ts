import { addMonthsToMonth, endOfMonth, type Month } from '@husrum/format';
import { type Random, randomFrom } from '../../src/demo/random';
import { movedClock } from '../../src/platform/clock';
import type { Database } from '../../src/platform/db';
import { startDatabase } from '../../src/platform/db/open';
import { stockholmInstant } from '../../src/platform/jobs/schedule.rules';
import { readSettings } from '../../src/platform/settings';
import { type Landlord, makeLandlord } from './landlord';
import { countBooks, verifyBooks } from './verify';
import { startWorker } from './worker-process';

export interface FaultPlan {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>;
  kills: number;
  leases: number;
  seed: number;
  /** Processes that work at once; one on the embedded database. */
  workers: number;
  say: (line: string) => void;
}

export interface FaultReport {
  kills: number;
  /** Nights in which somebody was killed, and months they had to catch up. */
  rounds: number;
  months: number;
  notices: number;
  mails: number;
  faults: string[];
  seconds: number;
}

const FIRST: Month = '2027-01';
const at = (month: Month, day: number, time = '0:10'): string =>
  stockholmInstant(`${month}-${String(day).padStart(2, '0')}`, time).toISOString();

const opened = async <T>(
  env: FaultPlan['env'],
  instant: string,
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' });
  const db = await startDatabase(settings, movedClock(instant, false));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Works until all is done, and says how long it took. Throws when a worker ends badly by itself. */
const finish = async ({ env, workers }: FaultPlan, instant: string): Promise<number> => {
  const began = Date.now();
  const crew = Array.from({ length: workers }, () => startWorker({ ...env, CLOCK: instant }));
  await Promise.all(crew.map((one) => one.working));
  const working = Date.now();
  for (const { code, said } of await Promise.all(crew.map((one) => one.ended)))
    if (code !== 0) throw new Error(`a worker ended with ${code}: ${said.slice(-2000)}`);
  return Date.now() - Math.max(began, working);
};

/** Lets workers begin, and kills them somewhere in the middle. Gives how many were killed before they were done. */
const strike = async (
  { env, workers }: FaultPlan,
  instant: string,
  random: Random,
  span: number,
): Promise<number> => {
  const crew = Array.from({ length: workers }, () => startWorker({ ...env, CLOCK: instant }));
  const struck = await Promise.all(
    crew.map(async (one, n) => {
      // The second worker sometimes lives on alone, and takes over what the first had begun.
      if (n > 0 && random.next() < 0.5) return one.ended.then(() => 0);
      if (random.next() > 0.1) await one.working;
      await wait(random.next() * span);
      one.kill();
      return (await one.ended).code === null ? 1 : 0;
    }),
  );
  return struck.reduce<number>((sum, hit) => sum + hit, 0);
};

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
 * Month after month of notices with PDF and mail, in which the process is killed at random moments and started again,
 * sometimes two at once, sometimes after a month that nobody was there. After each the books are gone through.
 */
export const runFaults = async (plan: FaultPlan): Promise<FaultReport> => {
  const began = Date.now();
  const random = randomFrom(plan.seed);
  const eve = at(addMonthsToMonth(FIRST, -1), 19, '12:00');
  const landlord = await opened(plan.env, eve, (db) =>
    makeLandlord(db, { leases: plan.leases, start: `${FIRST}-01` }),
  );
  await finish(plan, eve);

  let run = addMonthsToMonth(FIRST, -1);
  const report: FaultReport = {
    kills: 0,
    rounds: 0,
    months: 1,
    notices: 0,
    mails: 0,
    faults: [],
    seconds: 0,
  };
  // The first night nobody is killed: it says how long a night is.
  const span = await finish(plan, at(run, 20));
  while (report.kills < plan.kills && report.faults.length === 0) {
    const step = random.next() < 0.15 ? 2 : 1;
    run = addMonthsToMonth(run, step);
    report.rounds += 1;
    report.months += step;
    // Each process starts later than the one before it: clocks do not go back.
    const minutes = (n: number) => at(run, 20, `0:${10 + n}`);
    if (report.rounds % 3 === 0)
      await opened(plan.env, minutes(0), (db) => planRise(db, landlord, `${run}-20`));
    const strikes = 1 + Math.floor(random.next() * 3);
    for (let n = 1; n <= strikes; n += 1) report.kills += await strike(plan, minutes(n), random, span);
    await finish(plan, minutes(10));
    const horizon = endOfMonth(addMonthsToMonth(run, 1));
    const faults = await opened(plan.env, minutes(20), (db) => verifyBooks(db, landlord.billableId, horizon));
    report.faults.push(...faults.map((fault) => `${run}: ${fault}`));
    if (report.rounds % 5 === 0) plan.say(`${report.kills} kills in ${report.rounds} nights`);
  }
  const counted = await opened(plan.env, at(run, 20, '0:30'), (db) => countBooks(db, landlord.billableId));
  return {
    ...report,
    notices: counted.notices,
    mails: counted.mails,
    seconds: Math.round((Date.now() - began) / 1000),
  };
};
