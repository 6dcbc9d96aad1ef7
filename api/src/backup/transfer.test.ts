import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { fillAccount } from '../../test/isolation/owned-rows';
import { makeAccount, testServer } from '../../test/kit';
import { runNextJob } from '../platform/jobs/run-job';
import { type Line, readDump, writeDump } from './dump';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';
import { dumpJobs } from './nightly-dump';
import { tables } from './tables.store';

// Every row of a portfolio, out and in again: more than a moment on a busy machine.
jest.setTimeout(60_000);
const app = testServer();
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-dump-'));
const file = path.join(folder, 'a.jsonl.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dumped = async (): Promise<Set<string>> => {
  const lines = new Set<string>();
  await app.system(async (tx) => {
    for await (const line of exportRows(tx)) lines.add(JSON.stringify(line));
  });
  return lines;
};
const empty = (): Promise<void> =>
  app.system(async (tx) => {
    const names = (await tables(tx)).map(({ name }) => `"${name}"`).join(', ');
    await sql.raw(`reset role; truncate ${names} restart identity cascade`).execute(tx);
  });

test('import(export(x)) = x, and what follows is as strict as before', async () => {
  const account = await makeAccount(app);
  await app.tenant(account, (tx) => fillAccount(tx, account.userId, 7));
  const before = await dumped();
  await app.system((tx) => writeDump(file, exportRows(tx)));
  const refused = app.system((tx) => importRows(tx, readDump(file)));
  await expect(refused).rejects.toThrow('Databasen har redan konton');

  await empty();
  expect(await app.system((tx) => importRows(tx, readDump(file)))).toBeGreaterThan(500);
  expect(await dumped()).toEqual(before);

  const next = await makeAccount(app);
  expect(next.billableId).toBeGreaterThan(account.billableId);
  const erased = app.system((tx) => tx.deleteFrom('payment').execute());
  await expect(erased).rejects.toThrow('append-only');
  const { rows } = await app.system((tx) =>
    sql`select conname from pg_constraint where contype = 'f' and condeferrable`.execute(tx),
  );
  expect(rows).toEqual([]);
});

const without = (lines: readonly Line[], name: string): Line[] => {
  let table = '';
  return lines.filter((line) => {
    if ('table' in line) table = line.table;
    return table !== name || 'table' in line;
  });
};

test('a dump of another version, or with a row that refers to nothing, leaves the database empty', async () => {
  const good: Line[] = [];
  for await (const line of readDump(file)) good.push(line);
  const lines = async function* (some: readonly Line[]): AsyncGenerator<Line> {
    yield* some;
  };
  await empty();
  const imported = (some: readonly Line[]) => app.system((tx) => importRows(tx, lines(some)));
  await expect(imported([{ husrum: 1, migrations: 'another' }, ...good.slice(1)])).rejects.toThrow(
    'en annan version',
  );
  await expect(imported(without(good, 'company'))).rejects.toThrow('foreign key');
  expect(await app.system((tx) => tx.selectFrom('billable').select('id').execute())).toEqual([]);
});

const onServer = 'url' in globalThis.testDatabase;
(onServer ? test.skip : test)('every night a dump is written; the last seven are kept', async () => {
  const dumps = path.join(app.settings.dataDir, 'dumps');
  const night = async (day: string): Promise<void> => {
    app.clock.set(`${day}T02:00:00Z`);
    await app.system(async (tx) => {
      const job = { billable_id: null, kind: 'database.dump', data: '{}', dedupe: null };
      await tx.insertInto('job').values(job).execute();
    });
    const { db, clock, files, settings } = app;
    const kinds = new Map(dumpJobs.map((one) => [one.kind, one]));
    await runNextJob({ db, clock, files, settings, log: app.app.log }, kinds);
  };
  await night('2026-12-01');
  for (let day = 2; day <= 7; day += 1)
    writeFileSync(path.join(dumps, `husrum-2026-12-0${day}.jsonl.gz`), '');
  await night('2026-12-08');
  const kept = readdirSync(dumps).sort();
  expect(kept).toHaveLength(7);
  expect([kept[0], kept.at(-1)]).toEqual(['husrum-2026-12-02.jsonl.gz', 'husrum-2026-12-08.jsonl.gz']);
});
