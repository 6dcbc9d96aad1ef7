import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, readSettings } from '@husrum/api-platform';
import { createClock, startDatabase } from '@husrum/api-platform/testing';
import { sql } from 'kysely';
import { startProcess } from '../bench/server-process';
import { executeSql } from '../execute-sql';
import { findFreePort } from '../launch-server';
import { createLandlord, landlordSignIn } from '../month-run/landlord';
import { startPostgresCluster } from '../postgres-cluster';
import { type LoadCounts, type LoadedAccount, loadUser, NOUNS } from './load-accounts';
import { startPooler } from './start-pooler';

const OWNER = 'husrum_owner';
const EMAILS = ['anna@example.se', 'bo@example.se'] as const;
const JOBS_TIMEOUT_MS = 120_000;

export interface PoolerRunOptions {
  /** The program, as in PATH or as a path. */
  readonly program: string;
  readonly calls: number;
  /** Users of each account at each server. */
  readonly users: number;
  readonly leases: number;
  /** Undefined for what fits the version of the pooler. */
  readonly preparesStatements: boolean | undefined;
}

export interface PoolerReport extends LoadCounts {
  readonly version: string;
  readonly preparesStatements: boolean;
  /** Sessions of PostgreSQL during the load, of all processes together. */
  readonly sessions: number;
  readonly rows: number;
  /** Rows in answers that the user's account does not own. */
  readonly foreignRows: number;
  readonly jobsDone: number;
  readonly jobsFailed: number;
  readonly callsPerSecond: number;
}

/** How many rows the account's users have seen, and how many of them were of another account. */
const countSeenRows = async (db: Database, { businessId, seen }: LoadedAccount) => {
  let [rows, foreignRows] = [0, 0];
  for (const [noun, times] of seen) {
    const owned = await db.forAccount(businessId, (tx) =>
      sql<{ id: number }>`select id from ${sql.table(noun)} where billable_id = ${businessId}`.execute(tx),
    );
    const own = new Set(owned.rows.map(({ id }) => id));
    for (const [id, count] of times) {
      rows += count;
      if (!own.has(id)) foreignRows += count;
    }
  }
  return { rows, foreignRows };
};

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

const createAccounts = (db: Database, leases: number): Promise<LoadedAccount[]> =>
  Promise.all(
    EMAILS.map(async (email) => {
      const { businessId } = await createLandlord(db, { leases, start: '2026-01-01', email });
      const seen = new Map(NOUNS.map((noun) => [noun, new Map<number, number>()]));
      return { email, password: landlordSignIn.password, businessId, seen };
    }),
  );

const countJobs = async (db: Database) =>
  db.system(async (tx) => {
    const { rows } = await sql<{ done: number; failed: number; open: number }>`
      select count(*) filter (where done_at is not null) as done,
             count(*) filter (where done_at is null and attempts > 0 and error is not null) as failed,
             count(*) filter (where done_at is null and kind like 'report%' and run_at <= clock_timestamp()) as open
      from job`.execute(tx);
    return rows[0] ?? { done: 0, failed: 0, open: 0 };
  });

const waitForJobs = async (db: Database) => {
  for (const start = Date.now(); ; await delay(500)) {
    const counts = await countJobs(db);
    if (counts.open === 0 || Date.now() - start > JOBS_TIMEOUT_MS) return counts;
  }
};

/** Two servers and a worker behind PgBouncer, with the users of two accounts at both servers at once. */
export const runBehindPooler = async (options: PoolerRunOptions): Promise<PoolerReport> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'husrum-pooler-run-'));
  const cluster = await startPostgresCluster(18);
  await executeSql(
    cluster.url('postgres'),
    `create role ${OWNER} login createrole`,
    `create database husrum owner ${OWNER}`,
  );
  const pooler = await startPooler(options.program, cluster.url('husrum', OWNER));
  const preparesStatements = options.preparesStatements ?? pooler.keepsStatements;
  const env = {
    ...{ DATABASE_URL: pooler.url, DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    // Without simulators.
    NODE_ENV: 'production',
    PREPARED_STATEMENTS: preparesStatements ? 'on' : 'off',
  };
  const settings = readSettings(env);
  const processes: ReturnType<typeof startProcess>[] = [];
  const db = await startDatabase(settings, createClock(settings));
  try {
    const accounts = await createAccounts(db, options.leases);
    const ports = [await findFreePort(), await findFreePort()];
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    for (const port of ports)
      processes.push(startProcess('main.ts', { ...env, PORT: String(port), JOBS: 'off' }));
    for (const [index, url] of urls.entries()) await processes[index]?.waitUntilReady(`${url}/ready`);
    processes.push(startProcess('worker.ts', env));

    const counts: LoadCounts = { statuses: new Map(), reads: 0, writes: 0, jobs: 0 };
    const users = urls.flatMap((url, server) =>
      accounts.flatMap((account) =>
        Array.from({ length: options.users }, (_, user) => ({
          url,
          account,
          startsJobs: server === 0 && user === 0,
        })),
      ),
    );
    const startedAt = performance.now();
    await Promise.all(users.map((user) => loadUser(user, options.calls, counts)));
    const seconds = (performance.now() - startedAt) / 1000;
    const jobs = await waitForJobs(db);
    const seen = await Promise.all(accounts.map((account) => countSeenRows(db, account)));
    const sessions = await executeSql(
      cluster.url('postgres'),
      `select from pg_stat_activity where usename = '${OWNER}'`,
    );
    return {
      ...counts,
      ...{ rows: sumOf(seen, 'rows'), foreignRows: sumOf(seen, 'foreignRows') },
      ...{ version: pooler.version, preparesStatements, sessions: sessions.length },
      ...{ jobsDone: jobs.done, jobsFailed: jobs.failed + jobs.open },
      callsPerSecond: Math.round((counts.reads + counts.writes + counts.jobs) / seconds),
    };
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await db.close();
    await pooler.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
