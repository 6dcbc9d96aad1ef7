import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { findLastMigration } from '../db/migrate';
import { errorCode, StartError } from '../errors';

/**
 * The first line of a dump. `husrum` is the version of the format: 1 has rows, 2 has files after them. The rows fit only a database
 * with the same migrations.
 */
export interface DumpHeader {
  husrum: 1 | 2;
  migrations: string;
}
/** The line before the rows of each table. */
export interface TableHeader {
  table: string;
  columns: string[];
}
/** The values of a row, as PostgreSQL text. */
export type DumpRow = (string | null)[];
export type DumpLine = DumpHeader | TableHeader | DumpRow;

/** The line before the bytes of each file. */
export interface FileHeader {
  /** Its key in the file store. */
  file: string;
  size: number;
}
/** Bytes of a file, in base64. */
export type FileBytes = string;
/** The line after the bytes of each file. */
export interface FileEnd {
  sha256: string;
}
/** The last line of a dump with files. */
export interface FilesEnd {
  files: number;
}
type FileLine = FileHeader | FileBytes | FileEnd | FilesEnd;
export type BackupLine = DumpLine | FileLine;

const isBroken = (error: unknown): boolean => /^Z_(BUF|DATA)_ERROR$/.test(errorCode(error) ?? '');

/** Reads a dump line by line. Throws when the file is incomplete. */
export const readDump = async function* (file: string): AsyncGenerator<BackupLine> {
  const unzipped = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const texts = `${rest}${chunk}`.split('\n');
      rest = texts.pop() ?? '';
      for (const text of texts) yield JSON.parse(text);
    }
  } catch (error) {
    if (isBroken(error)) throw new StartError(`Filen är inte hel: ${file}`);
    throw error;
  }
};

export const OTHER_RELEASE =
  'Exporten kommer från en annan version av Husrum. Exportera och läs in med samma.';

const isHeader = (line: unknown): line is DumpHeader =>
  typeof line === 'object' && line !== null && 'husrum' in line && 'migrations' in line;

const readFirstLine = async (file: string): Promise<BackupLine | undefined> => {
  try {
    for await (const line of readDump(file)) return line;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return undefined;
};

/** What a dump says of itself. */
interface DumpSummary {
  /** The last migration of the release that wrote it. */
  readonly lastMigration: string;
  /** Whether files follow the rows. */
  readonly hasFiles: boolean;
}

/** Throws StartError when the file is no dump, or one of a release that this one does not know. */
export const readSummary = async (file: string): Promise<DumpSummary> => {
  const header = await readFirstLine(file);
  if (!isHeader(header)) throw new StartError(`Filen är varken en export eller en säkerhetskopia: ${file}`);
  const lastMigration = findLastMigration(header.migrations);
  if (lastMigration === undefined || ![1, 2].includes(header.husrum)) throw new StartError(OTHER_RELEASE);
  return { lastMigration, hasFiles: header.husrum === 2 };
};

const isFileLine = (line: BackupLine): line is FileLine =>
  typeof line === 'string' || 'file' in line || 'sha256' in line || 'files' in line;

/** The lines up to the first file. */
export const rowLines = async function* (lines: AsyncIterable<BackupLine>): AsyncGenerator<DumpLine> {
  for await (const line of lines) {
    if (isFileLine(line)) return;
    yield line;
  }
};

/** The lines from the first file on. */
export const fileLines = async function* (lines: AsyncIterable<BackupLine>): AsyncGenerator<FileLine> {
  for await (const line of lines) if (isFileLine(line)) yield line;
};
