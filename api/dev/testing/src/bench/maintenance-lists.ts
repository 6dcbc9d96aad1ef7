import { Agent, get } from 'node:http';
import { buildServer } from '@husrum/api-app/testing';
import { createDemoAccount, demoUser } from '@husrum/api-demo';
import { readSettings, type Settings } from '@husrum/api-platform';
import { createClock, createPostgresPool, openDatabase, startDatabase } from '@husrum/api-platform/testing';
import { openFileStore } from '@husrum/api-ports';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { sessionCalls } from '@husrum/contract/session';
import { sql } from 'kysely';
import pg from 'pg';
import { fetchHeaders, toHeaders } from './measure-reads';
import { createRecorder, replay } from './recorded-queries';
import { startProcess } from './server-process';

export interface ListOptions {
  /** DATABASE_URL and DATA_DIR. */
  env: Readonly<Record<string, string>>;
  port: number;
  objects: number;
  activities: number;
}

/** How long each call of a list took, and how long its queries took alone, without the server. */
export interface ListReport {
  name: string;
  callsMs: number[];
  queriesMs: number[];
}

const CLOCK = '2026-11-25T09:00:00Z';
const WARM_UP_ROUNDS = 200;
const ROUNDS = 800;
const { path } = maintenanceCalls.list;
const lists = [
  { name: 'overdue', url: `${path}?status=OVERDUE` },
  { name: 'all', url: path },
  { name: 'open, page 100', url: `${path}?open=true&page=100` },
  { name: 'by title', url: `${path}?sort[by]=title&sort[order]=asc` },
  { name: 'a week of the calendar', url: `${path}?from=2026-11-23&to=2026-11-29&limit=5000` },
  { name: 'a month of the calendar', url: `${path}?from=2026-11-01&to=2026-11-30&limit=5000` },
];

/** Creates the demo account, and activities of all statuses within the years around the day. */
const createActivities = async (settings: Settings, { objects, activities }: ListOptions) => {
  const clock = createClock(settings);
  const db = await startDatabase(settings, clock);
  const files = await openFileStore(settings);
  await createDemoAccount({ db, clock, files, settings }, { email: demoUser.email, objects });
  const businessId = await db.system(async (tx) => {
    const { billable_id } = await tx
      .selectFrom('user_account')
      .select('billable_id')
      .where('email', '=', demoUser.email)
      .executeTakeFirstOrThrow();
    return billable_id;
  });
  await db.forAccount(businessId, async (tx) => {
    await sql`
      with numbered as (select id, row_number() over (order by id) as number from entity),
      planned as (
        select number, (array['DONE', 'DONE', 'DONE', 'DONE', 'PLANNED', 'PLANNED', 'PLANNED', 'OVERDUE', 'CANCELLED',
          'IN_PROGRESS'])[number % 10 + 1] as status
        from generate_series(1, ${sql.lit(activities)}) as number)
      insert into maintenance (entity_id, title, description, scheduled_at, status, started_at, completed_at)
      select numbered.id, 'Rond ' || planned.number, 'Beskrivning ' || planned.number,
        case status when 'DONE' then app_now() - planned.number % 1500 * interval '1 day'
          when 'OVERDUE' then app_now() - (planned.number % 300 + 1) * interval '1 day'
          else app_now() + (planned.number % 700 + 1) * interval '1 day' end,
        status,
        case when status in ('DONE', 'IN_PROGRESS') then app_now() - planned.number % 1500 * interval '1 day' end,
        case when status = 'DONE' then app_now() - planned.number % 1500 * interval '1 day' end
      from planned join numbered on numbered.number = planned.number % ${sql.lit(objects)} + 1`.execute(tx);
    await sql`
      insert into maintenance_task (maintenance_id, task, position)
      select id, 'Uppgift ' || number, number from maintenance, generate_series(1, 3) as number
      where title like 'Rond %'`.execute(tx);
  });
  // Housekeeping and autovacuum do this too.
  await db.runOutsideTransaction('vacuum (analyze)');
  await db.close();
};

/** The queries of each call, as the server makes them. */
const recordQueries = async (settings: Settings) => {
  const pool = createPostgresPool(settings.databaseUrl ?? '', { max: 1 });
  const recorder = createRecorder(pool);
  const clock = createClock(settings);
  const db = openDatabase(pool, clock);
  const files = await openFileStore(settings);
  const server = await buildServer({ settings, clock, db, files, secret: 'a secret for this run' });
  const login = await server.inject({
    method: 'POST',
    url: sessionCalls.login.path,
    payload: { email: demoUser.email, password: demoUser.password },
  });
  const headers = await toHeaders(login.json());
  const recordings = [];
  for (const list of lists) {
    recorder.start();
    const { statusCode } = await server.inject({ url: list.url, headers });
    if (statusCode !== 200) throw new Error(`${list.url} answered ${statusCode}`);
    recordings.push({ ...list, queries: recorder.stop() });
  }
  await server.close();
  await db.close();
  return recordings;
};

/** A client that adds little to the time of a call: it keeps the connection open, and neither decompresses nor parses. */
const createClient = (url: string, headers: Readonly<Record<string, string>>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    get: (target: string) =>
      new Promise<void>((resolve, reject) => {
        get(url + target, { agent, headers: { ...headers, 'accept-encoding': 'gzip' } }, (response) => {
          response.resume();
          response.on('error', reject);
          response.on('end', () =>
            response.statusCode === 200
              ? resolve()
              : reject(new Error(`${target} answered ${response.statusCode}`)),
          );
        }).on('error', reject);
      }),
    close: () => agent.destroy(),
  };
};

const measure = async (run: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
};

/** Measures the lists and the calendar of activities. Each call alternates with its queries alone. PostgreSQL only. */
export const measureMaintenanceLists = async (options: ListOptions): Promise<ListReport[]> => {
  const env = { ...options.env, LOG_LEVEL: 'warn', CLOCK };
  const settings = readSettings(env);
  await createActivities(settings, options);
  const recordings = await recordQueries(settings);
  const server = startProcess('main.ts', { ...env, HOST: '127.0.0.1', PORT: String(options.port) });
  const client = new pg.Client({
    connectionString: settings.databaseUrl,
    options: '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
  });
  const url = `http://127.0.0.1:${options.port}`;
  try {
    await client.connect();
    await server.waitUntilReady(`${url}/ready`);
    const reports: ListReport[] = [];
    for (const { name, url: listUrl, queries } of recordings) {
      // It signs in for each list, because the calls of a session are limited.
      const http = createClient(url, await fetchHeaders(url, demoUser));
      const [callsMs, queriesMs]: [number[], number[]] = [[], []];
      for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
        const callMs = await measure(() => http.get(listUrl));
        const queryMs = await measure(() => replay(client, queries));
        if (round < 0) continue;
        callsMs.push(callMs);
        queriesMs.push(queryMs);
      }
      http.close();
      reports.push({ name, callsMs, queriesMs });
    }
    await server.stop();
    return reports;
  } finally {
    await client.end();
    server.kill();
  }
};
