import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Database, Tx } from '../db';
import { isRunning } from '../db/embedded/is-running';
import { errorCode, StartError } from '../errors';
import type { FileStore } from '../file-store';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../private-files';
import type { BackupLine } from './dump';
import { exportRows } from './export-rows.store';
import { type FileKeys, listFileKeys } from './file-keys.store';
import { writeLines } from './write-dump';
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

/** Removes what killed backups to this file left behind. Their names contain the id of their process. */
const removeAbandoned = async (file: string): Promise<void> => {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`) || !/\.\d+\.(part|keys)$/.test(name)) continue;
    const pid = Number(name.split('.').at(-2));
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
  const part = `${file}.${process.pid}.part`;
  const keys = `${file}.${process.pid}.keys`;
  const counts: BackupCounts = { rows: 0, files: 0, bytes: 0 };
  await requireNew(file);
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await removeAbandoned(file);
  const readRows = async (tx: Tx): Promise<void> => {
    await writeLines(part, counted(exportRows(tx, 2), counts));
    await writeKeys(keys, listFileKeys(tx, fileKeys));
  };
  try {
    await db.keepingFiles(async () => {
      await db.readSnapshot(readRows);
      const storedKeys = createInterface({ input: createReadStream(keys) });
      await writeLines(part, counted(readFileLines(files, storedKeys), counts), 'a');
    });
    await publish(part, file);
    return counts;
  } catch (error) {
    const sentence = explainBackupFailure(error, file);
    throw sentence === undefined ? error : new StartError(sentence);
  } finally {
    for (const temporary of [part, keys]) await rm(temporary, { force: true });
  }
};
