import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Tx } from '../db';
import { isRunning } from '../db/embedded/is-running';
import { errorCode, StartError } from '../errors';
import type { FileStore } from '../file-store';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../private-files';
import type { BackupLine } from './dump';
import { exportRows } from './export-rows.store';
import { type FileKeys, listFileKeys } from './file-keys.store';
import { appendLines, writeLines } from './write-dump';
import { readFileLines } from './write-files';

interface BackupSource {
  readonly db: Database;
  readonly files: FileStore;
  /** What rows refer to in the file store. */
  readonly fileKeys: readonly FileKeys[];
}

export interface BackupCounts {
  rows: number;
  files: number;
  bytes: number;
}

const exists = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined)) !== undefined;

const requireNew = async (file: string): Promise<void> => {
  if (await exists(file))
    throw new StartError(`${file} finns redan och skrivs inte över: ange ett annat namn.`);
};

/** What follows the name of the backup in those of its temporary files: the id of its process, and what no other backup has. */
const TEMPORARY = /^\.(\d+)\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.(part|keys)$/;

/**
 * Removes what killed backups to this file left behind. It is called while no other backup of the database runs: one in another
 * container may have any id of a process, even that of this one.
 */
const removeAbandoned = async (file: string): Promise<void> => {
  const folder = path.dirname(file);
  const base = path.basename(file);
  for (const name of await readdir(folder)) {
    const id = name.startsWith(base) ? TEMPORARY.exec(name.slice(base.length))?.[1] : undefined;
    if (id === undefined) continue;
    const pid = Number(id);
    if (pid === process.pid || !isRunning(pid)) await rm(path.join(folder, name), { force: true });
  }
};

/** Gives the finished file its name, unless another file has got it meanwhile. */
const publish = async (part: string, file: string): Promise<void> => {
  try {
    await link(part, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') await requireNew(file);
    // Some file systems, as of memory sticks, have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(errorCode(error) ?? '')) throw error;
    await requireNew(file);
    await rename(part, file);
  }
  await syncFolder(path.dirname(file));
};

/** Writes the new name to the disk. Windows cannot, and needs not. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeKeys = async (file: string, keys: AsyncIterable<string>): Promise<void> => {
  const lines = async function* () {
    for await (const key of keys) yield `${key}\n`;
  };
  await writeFile(file, lines(), { mode: PRIVATE_FILE_MODE, flag: 'wx' });
};

const readKeys = async function* (file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const keys = `${rest}${chunk}`.split('\n');
    rest = keys.pop() ?? '';
    yield* keys;
  }
};

const counted = async function* (
  lines: AsyncIterable<BackupLine>,
  counts: BackupCounts,
): AsyncGenerator<BackupLine> {
  for await (const line of lines) {
    if (Array.isArray(line)) counts.rows += 1;
    else if (typeof line === 'object' && 'file' in line) {
      counts.files += 1;
      counts.bytes += line.size;
    }
    yield line;
  }
};

/** The sentence for a failed backup that the operator can solve. */
export const explainBackupFailure = (error: unknown, file: string): string | undefined => {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `Säkerhetskopian får inte plats i ${path.dirname(file)}: frigör utrymme eller ange en annan mapp. Ingen säkerhetskopia skrevs.`;
    case '55P03':
      return 'En annan säkerhetskopia görs just nu: vänta tills den är klar.';
    default:
      return undefined;
  }
};

/**
 * Writes the rows of one moment, and the files to which they refer, to a new file. The files are read after the snapshot, which
 * would keep dead rows in the database meanwhile; nobody removes them until they are read. Throws StartError when the operator can
 * solve it.
 */
export const writeBackup = async (
  file: string,
  { db, files, fileKeys }: BackupSource,
): Promise<BackupCounts> => {
  const temporary = `${file}.${process.pid}.${randomUUID()}`;
  const part = `${temporary}.part`;
  const keys = `${temporary}.keys`;
  const counts: BackupCounts = { rows: 0, files: 0, bytes: 0 };
  await requireNew(file);
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const readRows = async (tx: Tx): Promise<void> => {
    await writeLines(part, counted(exportRows(tx, 2), counts));
    await writeKeys(keys, listFileKeys(tx, fileKeys));
  };
  try {
    await db.keepingFiles(async () => {
      await removeAbandoned(file);
      await db.readSnapshot(readRows);
      await appendLines(part, counted(readFileLines(files, readKeys(keys)), counts));
    });
    await publish(part, file);
    return counts;
  } catch (error) {
    const sentence = explainBackupFailure(error, file);
    throw sentence === undefined ? error : new StartError(sentence);
  } finally {
    for (const name of [part, keys]) await rm(name, { force: true });
  }
};
