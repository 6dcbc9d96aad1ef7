import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PRIVATE_FILE_MODE } from '../private-files';
import type { BackupLine } from './dump';

const write = async (
  file: string,
  lines: AsyncIterable<BackupLine>,
  options: { readonly flags: 'wx' | 'r+'; readonly start?: number },
): Promise<void> => {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const output = createWriteStream(file, { mode: PRIVATE_FILE_MODE, flush: true, ...options });
  await pipeline(Readable.from(texts()), createGzip(), output);
};

/**
 * Writes the lines to a new file. Returns when the disk has them. A dump contains the data of all accounts: other users of the
 * machine may not read it, whatever the folder and the umask are.
 */
export const writeLines = (file: string, lines: AsyncIterable<BackupLine>): Promise<void> =>
  write(file, lines, { flags: 'wx' });

/**
 * Writes the lines behind those of a file: a gzip file may have several members. Throws when the file is gone: a new one would have
 * only these lines.
 */
export const appendLines = async (file: string, lines: AsyncIterable<BackupLine>): Promise<void> =>
  write(file, lines, { flags: 'r+', start: (await stat(file)).size });

/** Writes to a temporary file and renames it, so that a file without `.part` is always complete. */
export const writeDump = async (file: string, lines: AsyncIterable<BackupLine>): Promise<void> => {
  const temporary = `${file}.part`;
  // A file that a killed export left behind would keep its permissions.
  await rm(temporary, { force: true });
  await writeLines(temporary, lines);
  await rename(temporary, file);
};
