import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { parts } from '@husrum/api-app/testing';
import { fileJobs } from '@husrum/api-objects/testing';
import { createFolderFileStore } from '@husrum/api-ports/testing';
import { makeAccount, openPool, type TestAccount, testServer } from '@husrum/api-testing';
import { testS3 } from '@husrum/api-testing/s3';
import { fileCalls } from '@husrum/contract/file';
import { sql } from 'kysely';
import { openDatabase } from '../db/database';
import { migrationsDigest } from '../db/migrate';
import type { FileStore } from '../file-store';
import { runNextJob } from '../jobs/run-job';
import { truncateAll } from './backup.test-data';
import { type BackupLine, type DumpLine, readDump, readSummary, rowLines } from './dump';
import { endAccess } from './end-access.store';
import { exportRows } from './export-rows.store';
import { importRows } from './import-rows.store';
import { restoreFiles } from './restore-files';
import { explainBackupFailure, writeBackup } from './write-backup';
import { appendLines } from './write-dump';

jest.setTimeout(60_000);
const app = testServer();
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => truncateAll(app));
const s3 = testS3();

const fileKeys = parts.flatMap((part) => part.fileKeys ?? []);
const targetIn = (name: string): string => path.join(folder, name, 'husrum.backup');
const backUp = (file: string, files: FileStore = app.files) =>
  writeBackup(file, { db: app.db, files, fileKeys });
const sha256 = (bytes: Buffer | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

/** Larger than what is read from the disk at once. */
const LARGE = Buffer.alloc(300_000, 'hyresavtal åäö ');

const insertFileRow = (account: TestAccount, key: string, bytes: Buffer): Promise<number> =>
  app.forAccount(account, async (tx) => {
    const names = { name: 'a.pdf', alias: 'a.pdf', notice: null, mimetype: 'application/pdf' };
    const owner = { fileable_type: null, fileable_id: null, user_id: account.userId };
    const row = { ...names, ...owner, key, size: bytes.length };
    return (await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });

const addFile = async (account: TestAccount, name: string, bytes: Buffer, files = app.files) => {
  const key = `${account.businessId}/${name}`;
  await files.put(key, bytes, 'application/pdf');
  return { key, id: await insertFileRow(account, key, bytes) };
};

const readRows = (): Promise<DumpLine[]> =>
  app.db.readSnapshot(async (tx) => {
    const lines: DumpLine[] = [];
    for await (const line of exportRows(tx)) lines.push(line);
    return lines.slice(1);
  });

const readLines = async (file: string): Promise<BackupLine[]> => {
  const lines: BackupLine[] = [];
  for await (const line of readDump(file)) lines.push(line);
  return lines;
};

/** The values of a column in a dump. */
const valuesIn = async (file: string, table: string, column: string): Promise<(string | null)[]> => {
  const values: (string | null)[] = [];
  let index: number | undefined;
  for await (const line of rowLines(readDump(file)))
    if (Array.isArray(line)) {
      if (index !== undefined) values.push(line[index] ?? null);
    } else index = 'table' in line && line.table === table ? line.columns.indexOf(column) : undefined;
  return values;
};

test('a backup restores the rows and the bytes of the files into an empty database and an empty file store', async () => {
  const anna = await makeAccount(app);
  const large = await addFile(anna, 'large', LARGE);
  const small = await addFile(anna, 'small', Buffer.from('å'));
  await app.files.put(`${anna.businessId}/of-no-row`, LARGE, 'application/pdf');
  await app.system((tx) => endAccess(tx, parts));
  const before = await readRows();
  const file = targetIn('restore');
  const counts = await backUp(file);
  expect(counts).toMatchObject({ files: 2, bytes: LARGE.length + 2 });
  expect(counts.rows).toBe(before.filter((line) => Array.isArray(line)).length);
  expect(await readSummary(file)).toMatchObject({ hasFiles: true });

  await truncateAll(app);
  const restored = createFolderFileStore(path.join(folder, 'restored'));
  expect(await restoreFiles(restored, readDump(file), path.join(folder, 'arriving'))).toBe(2);
  await app.system((tx) => importRows(tx, readDump(file), parts));
  expect(await readRows()).toEqual(before);
  expect(sha256(await restored.get(large.key))).toBe(sha256(LARGE));
  expect((await restored.get(small.key))?.toString()).toBe('å');
  expect(await restored.get(`${anna.businessId}/of-no-row`)).toBeUndefined();
  expect(readdirSync(path.join(folder, 'arriving'))).toEqual([]);
});

test('a backup has every file, however many there are', async () => {
  const anna = await makeAccount(app);
  const file = targetIn('many');
  const count = 3000;
  const many = (): ReturnType<(typeof fileKeys)[number]> =>
    sql<{
      key: string;
    }>`(select ${`${anna.businessId}/`} || n as key from generate_series(1, ${count}::int) n)`;
  const empty: FileStore = { ...app.files, open: async () => ({ size: 0, stream: Readable.from([]) }) };
  expect(await writeBackup(file, { db: app.db, files: empty, fileKeys: [many] })).toMatchObject({
    files: count,
  });
});

test('a backup reads files from S3, and restores them there', async () => {
  const anna = await makeAccount(app);
  const { key } = await addFile(anna, 'in-s3', LARGE, s3());
  const file = targetIn('s3');
  await backUp(file, s3());
  await s3().remove(key);
  await restoreFiles(s3(), readDump(file), path.join(folder, 'arriving'));
  expect(sha256(await s3().get(key))).toBe(sha256(LARGE));
});

test('the rows of a backup are those of one moment, although others write meanwhile', async () => {
  const anna = await makeAccount(app);
  const others = openDatabase(openPool(testDatabase), app.clock);
  const rename = (name: string) =>
    others.forAccount(anna.businessId, async (tx) => {
      await tx.updateTable('billable').set({ name }).execute();
      await tx.updateTable('user_account').set({ name }).execute();
    });
  await rename('before');
  const names = await app.db.readSnapshot(async (tx) => {
    const found: string[] = [];
    let table = '';
    for await (const line of exportRows(tx)) {
      if (!Array.isArray(line)) table = 'table' in line ? line.table : '';
      else if (['billable', 'user_account'].includes(table)) {
        found.push(...line.filter((value) => value === 'before' || value === 'after').map(String));
        // Between the two tables.
        if (table === 'billable') await rename('after');
      }
    }
    return found;
  });
  await others.close();
  expect(names).toEqual(['before', 'before']);
});

describe('a file that a user deletes while a backup runs', () => {
  const runDueJobs = async (): Promise<void> => {
    const { db, clock, files, settings } = app;
    const kinds = new Map(fileJobs.map((job) => [job.kind, job]));
    while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, kinds));
  };
  const readAttempts = () =>
    app.system((tx) => tx.selectFrom('job').select(['attempts', 'done_at']).execute());

  test('is in the backup, and is removed from the store after it', async () => {
    const anna = await makeAccount(app);
    const first = await addFile(anna, 'first', LARGE);
    const second = await addFile(anna, 'second', LARGE);
    const deleteBoth = async (): Promise<void> => {
      for (const { id } of [first, second]) await app.as(anna).remove(fileCalls.remove, { params: { id } });
      await runDueJobs();
    };
    let opened = 0;
    const deletingStore: FileStore = {
      ...app.files,
      open: async (key) => {
        opened += 1;
        if (opened === 1) await deleteBoth();
        return app.files.open(key);
      },
    };
    const file = targetIn('deleted');
    expect(await backUp(file, deletingStore)).toMatchObject({ files: 2 });
    expect(await valuesIn(file, 'file', 'key')).toHaveLength(2);
    expect(await readAttempts()).toEqual([
      { attempts: 0, done_at: null },
      { attempts: 0, done_at: null },
    ]);

    app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
    await runDueJobs();
    expect(await app.files.get(first.key)).toBeUndefined();
    expect((await readAttempts()).map(({ done_at }) => done_at === null)).toEqual([false, false]);
  });
});

describe('a backup that cannot be made', () => {
  const remains = (name: string): string[] => readdirSync(path.join(folder, name));

  test('names the files that are missing in the store, and leaves nothing', async () => {
    const anna = await makeAccount(app);
    await addFile(anna, 'kept', LARGE);
    await insertFileRow(anna, `${anna.businessId}/lost`, LARGE);
    await expect(backUp(targetIn('lost'))).rejects.toThrow(
      `Filer som databasen hänvisar till saknas i fillagret: ${anna.businessId}/lost.`,
    );
    expect(remains('lost')).toEqual([]);
  });

  test('does not overwrite a file, not even one that was made meanwhile', async () => {
    const anna = await makeAccount(app);
    await addFile(anna, 'one', LARGE);
    const file = targetIn('taken');
    const slow: FileStore = {
      ...app.files,
      open: (key) => {
        writeFileSync(file, 'of somebody else');
        return app.files.open(key);
      },
    };
    await expect(backUp(file, slow)).rejects.toThrow('finns redan');
    await expect(backUp(file)).rejects.toThrow('finns redan');
    expect(readFileSync(file, 'utf8')).toBe('of somebody else');
    expect(remains('taken')).toEqual(['husrum.backup']);
  });

  test('says that another one runs, and leaves its files alone, although it has the same process id in its container', async () => {
    const refused = Object.assign(new Error(), { code: '55P03' });
    const db = { ...app.db, keepingFiles: () => Promise.reject(refused) };
    const file = targetIn('running');
    mkdirSync(path.dirname(file));
    const part = `${file}.${process.pid}.${randomUUID()}.part`;
    writeFileSync(part, 'half');
    await expect(writeBackup(file, { db, files: app.files, fileKeys })).rejects.toThrow('En annan');
    expect(remains('running')).toEqual([path.basename(part)]);
  });

  test('does not become a file without rows when its rows are removed meanwhile', async () => {
    const part = path.join(folder, 'removed.part');
    const lines = async function* (): AsyncGenerator<BackupLine> {
      yield { files: 0 };
    };
    await expect(appendLines(part, lines())).rejects.toThrow('ENOENT');
    expect(existsSync(part)).toBe(false);
  });

  test('says that the file store ended a file, not that the database is lost', async () => {
    const anna = await makeAccount(app);
    await addFile(anna, 'cut', LARGE);
    const cutting: FileStore = {
      ...app.files,
      open: async () => ({
        size: LARGE.length,
        stream: Readable.from(
          (async function* () {
            yield LARGE.subarray(0, 10);
            throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
          })(),
        ),
      }),
    };
    await expect(backUp(targetIn('cut'), cutting)).rejects.toThrow(
      `Fillagret avbröt filen ${anna.businessId}/cut: read ECONNRESET.`,
    );
    expect(remains('cut')).toEqual([]);
  });

  test.each(['ENOSPC', 'EDQUOT'])('says that the disk is full for %s', (code) => {
    const sentence = explainBackupFailure(Object.assign(new Error(), { code }), '/mnt/b/husrum.backup');
    expect(sentence).toContain('får inte plats i /mnt/b');
  });
});

test('only the user may read a backup and the folder that was made for it', async () => {
  await makeAccount(app);
  const umask = process.umask(0);
  try {
    await backUp(targetIn('made'));
    expect(statSync(targetIn('made')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(folder, 'made')).mode & 0o777).toBe(0o700);
  } finally {
    process.umask(umask);
  }
});

test('an existing folder keeps its mode, and what a killed backup left there is removed', async () => {
  await makeAccount(app);
  await backUp(targetIn('shared'));
  rmSync(targetIn('shared'));
  chmodSync(path.join(folder, 'shared'), 0o755);
  // No process has this id.
  const abandoned = `${targetIn('shared')}.4194305.${randomUUID()}.part`;
  // It only looks like one: somebody keeps the keys of the encryption there.
  const keys = `${targetIn('shared')}.20261129.keys`;
  for (const name of [abandoned, keys]) writeFileSync(name, 'half');
  await backUp(targetIn('shared'));
  expect(existsSync(abandoned)).toBe(false);
  expect(readdirSync(path.join(folder, 'shared'))).toEqual(['husrum.backup', path.basename(keys)]);
  expect(statSync(path.join(folder, 'shared')).mode & 0o777).toBe(0o755);
});

describe('a damaged backup', () => {
  const restoreFrom = (lines: readonly BackupLine[]): Promise<number> => {
    const toAsync = async function* () {
      yield* lines;
    };
    return restoreFiles(
      createFolderFileStore(path.join(folder, 'damaged-store')),
      toAsync(),
      path.join(folder, 'arriving'),
    );
  };

  test('is not restored: neither a part of it, nor other bytes', async () => {
    const anna = await makeAccount(app);
    const { key } = await addFile(anna, 'one', LARGE);
    const file = targetIn('damaged');
    await backUp(file);
    const lines = await readLines(file);
    await expect(restoreFrom(lines.slice(0, -1))).rejects.toThrow('inte hel');
    const changed = lines.map((line) => (typeof line === 'string' ? line.replace('a', 'b') : line));
    await expect(restoreFrom(changed)).rejects.toThrow(`Filen ${key} i säkerhetskopian är skadad.`);
    truncateSync(file, statSync(file).size - 10);
    await expect(readLines(file)).rejects.toThrow('Filen är inte hel');
  });
});

describe('a file to import', () => {
  const summaryOf = (text: string): ReturnType<typeof readSummary> => {
    const file = path.join(folder, 'imported.gz');
    writeFileSync(file, gzipSync(text));
    return readSummary(file);
  };

  test.each(['', 'text', 'text\n', '[1]\n', '{"files":0}\n'])(
    'is refused when it has no header: %j',
    async (text) => {
      await expect(summaryOf(text)).rejects.toThrow('varken en export eller en säkerhetskopia');
    },
  );

  test('is refused when another release wrote it, or this one with a later format', async () => {
    const migrations = migrationsDigest();
    await expect(summaryOf('{"husrum":2,"migrations":"another"}\n')).rejects.toThrow('en annan version');
    await expect(summaryOf(`${JSON.stringify({ husrum: 3, migrations })}\n`)).rejects.toThrow(
      'en annan version',
    );
    expect(await summaryOf(`${JSON.stringify({ husrum: 1, migrations })}\n`)).toMatchObject({
      hasFiles: false,
    });
  });
});
