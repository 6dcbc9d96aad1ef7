import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PRIVATE_FILE_MODE } from '../private-files';
import type { BackupLine } from './dump';

/**
 * Writes the lines to a new file, or with `a` behind those of a file: a gzip file may have several members. Returns when the disk
 * has them. A dump contains the data of all accounts: other users of the machine may not read it, whatever the folder and the umask
 * are.
 */
export const writeLines = async (
  file: string,
  lines: AsyncIterable<BackupLine>,
  flags: 'wx' | 'a' = 'wx',
): Promise<void> => {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const output = createWriteStream(file, { mode: PRIVATE_FILE_MODE, flags, flush: true });
  await pipeline(Readable.from(texts()), createGzip(), output);
};

/** Writes to a temporary file and renames it, so that a file without `.part` is always complete. */
export const writeDump = async (file: string, lines: AsyncIterable<BackupLine>): Promise<void> => {
  const temporary = `${file}.part`;
  // A file that a killed export left behind would keep its permissions.
  await rm(temporary, { force: true });
  await writeLines(temporary, lines);
  await rename(temporary, file);
};
