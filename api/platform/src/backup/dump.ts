import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { findLastMigration, migrationsDigest } from '../db/migrate';
import { PRIVATE_FILE_MODE } from '../private-files';

/** The first line of a dump. `husrum` is the version of the format. The rows fit only a database with the same migrations. */
export interface DumpHeader {
  husrum: 1;
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

export const createDumpHeader = (): DumpHeader => ({ husrum: 1, migrations: migrationsDigest() });

/**
 * Writes to a temporary file and renames it, so that a file without `.part` is always complete. A dump contains the data of all
 * accounts: other users of the machine may not read it, whatever the folder and the umask are.
 */
export const writeDump = async (file: string, lines: AsyncIterable<DumpLine>): Promise<void> => {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const temporary = `${file}.part`;
  // A file that a killed export left behind would keep its permissions.
  await rm(temporary, { force: true });
  const output = createWriteStream(temporary, { mode: PRIVATE_FILE_MODE, flags: 'wx' });
  await pipeline(Readable.from(texts()), createGzip(), output);
  await rename(temporary, file);
};

/** Reads a dump line by line. Throws when the file is incomplete. */
export const readDump = async function* (file: string): AsyncGenerator<DumpLine> {
  const unzipped = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  let rest = '';
  for await (const chunk of unzipped) {
    const texts = `${rest}${chunk}`.split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield JSON.parse(text);
  }
};

/** The last migration of the release that wrote the dump. The result is undefined when this release does not know it. */
export const readLastMigration = async (file: string): Promise<string | undefined> => {
  for await (const line of readDump(file))
    return 'migrations' in line ? findLastMigration(line.migrations) : undefined;
  return undefined;
};
