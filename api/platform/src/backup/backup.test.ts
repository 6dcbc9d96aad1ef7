import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parts } from '@husrum/api-app/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { fillAccount } from '@husrum/api-testing/owned-rows';
import { sql } from 'kysely';
import { findLastMigration, migrationsDigest, readMigrations } from '../db/migrate';
import { runNextJob } from '../jobs/run-job';
import { backupJobs } from './backup.jobs';
import { toAsync, truncateAll } from './backup.test-data';
import { type DumpLine, readDump, rowLines } from './dump';
import { endAccess } from './end-access.store';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';
import { writeDump } from './write-dump';

// Exporting and importing a whole portfolio is slow on a busy machine.
jest.setTimeout(60_000);
const app = testServer();
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-dump-'));
const file = path.join(folder, 'a.jsonl.gz');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readExportedLines = async (): Promise<Set<string>> => {
  const lines = new Set<string>();
  await app.system(async (tx) => {
    for await (const line of exportRows(tx)) lines.add(JSON.stringify(line));
  });
  return lines;
};

test('an import restores the exported rows, and keeps sequences, triggers and foreign keys', async () => {
  const account = await makeAccount(app);
  await app.forAccount(account, (tx) => fillAccount(tx, account.userId, 7));
  // What else an import changes: see end-access.test.ts.
  await app.system((tx) => endAccess(tx, parts));
  const before = await readExportedLines();
  await app.system((tx) => writeDump(file, exportRows(tx)));
  const importWithAccounts = app.system((tx) => importRows(tx, readDump(file), parts));
  await expect(importWithAccounts).rejects.toThrow('Databasen har redan konton');

  await truncateAll(app);
  const importAll = app.system(async (tx) => {
    const count = await importRows(tx, readDump(file), parts);
    const { rows } = await sql<{ timeout: string }>`
      select current_setting('statement_timeout') as timeout`.execute(tx);
    return { count, timeout: rows[0]?.timeout };
  });
  // The keys of a large portfolio are checked for longer than a call may take.
  expect(await importAll).toMatchObject({ count: expect.any(Number), timeout: '0' });
  expect((await importAll).count).toBeGreaterThan(500);
  expect(await readExportedLines()).toEqual(before);

  const next = await makeAccount(app);
  expect(next.businessId).toBeGreaterThan(account.businessId);
  const deletePayments = app.system((tx) => tx.deleteFrom('payment').execute());
  await expect(deletePayments).rejects.toThrow('append-only');
  const { rows } = await app.system((tx) =>
    sql`select conname from pg_constraint where contype = 'f' and condeferrable`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('a dump of an earlier release names its last migration, and does not fit a database that has run later ones', async () => {
  const known = readMigrations();
  const earlier = known.slice(0, -1);
  const digest = createHash('sha256')
    .update(earlier.map((one) => one.digest).join())
    .digest('hex')
    .slice(0, 16);
  expect(findLastMigration(digest)).toBe(earlier.at(-1)?.name);
  expect(findLastMigration(migrationsDigest())).toBe(known.at(-1)?.name);
  await truncateAll(app);
  const importEarlier = app.system((tx) =>
    importRows(tx, toAsync([{ husrum: 1, migrations: digest }]), parts),
  );
  await expect(importEarlier).rejects.toThrow('en äldre version');
});

const withoutRowsOf = (lines: readonly DumpLine[], name: string): DumpLine[] => {
  let table = '';
  return lines.filter((line) => {
    if ('table' in line) table = line.table;
    return table !== name || 'table' in line;
  });
};

test('rejects a dump of another version, with an unknown column or with a broken foreign key, and leaves the database empty', async () => {
  const validLines: DumpLine[] = [];
  for await (const line of rowLines(readDump(file))) validLines.push(line);
  await truncateAll(app);
  const importLines = (lines: readonly DumpLine[]) =>
    app.system((tx) => importRows(tx, toAsync(lines), parts));
  await expect(importLines([{ husrum: 1, migrations: 'another' }, ...validLines.slice(1)])).rejects.toThrow(
    'en annan version',
  );
  const withUnknownColumn = validLines.map((line) =>
    'table' in line && line.table === 'company' ? { ...line, columns: [...line.columns, 'unknown'] } : line,
  );
  await expect(importLines(withUnknownColumn)).rejects.toThrow('en tabell som inte stämmer');
  await expect(importLines(withoutRowsOf(validLines, 'company'))).rejects.toThrow('foreign key');
  expect(await app.system((tx) => tx.selectFrom('billable').select('id').execute())).toEqual([]);
});

test('writes a dump every night, and keeps the last seven', async () => {
  const dumps = path.join(app.settings.dataDir, 'dumps');
  const runNightly = async (day: string): Promise<void> => {
    app.clock.set(`${day}T02:00:00Z`);
    await app.system(async (tx) => {
      const job = { billable_id: null, kind: 'database.dump', data: '{}', dedupe: null };
      await tx.insertInto('job').values(job).execute();
    });
    const { db, clock, files, settings } = app;
    const jobsByKind = new Map(backupJobs.map((one) => [one.kind, one]));
    await runNextJob({ db, clock, files, settings, log: app.fastify.log }, jobsByKind);
  };
  await runNightly('2026-12-01');
  for (let day = 2; day <= 7; day += 1)
    writeFileSync(path.join(dumps, `husrum-2026-12-0${day}.jsonl.gz`), '');
  await runNightly('2026-12-08');
  const names = readdirSync(dumps).sort();
  expect(names).toHaveLength(7);
  expect([names[0], names.at(-1)]).toEqual(['husrum-2026-12-02.jsonl.gz', 'husrum-2026-12-08.jsonl.gz']);
});
