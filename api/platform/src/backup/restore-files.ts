import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors';
import type { FileStore } from '../file-store';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../private-files';
import { type BackupLine, type FileHeader, fileLines } from './dump';

/** A file whose bytes arrive line by line. */
interface Arriving {
  readonly header: FileHeader;
  readonly path: string;
  readonly handle: FileHandle;
  readonly hash: ReturnType<typeof createHash>;
}

/**
 * Puts the files of a dump into the store, each when its bytes have arrived on the disk and are those that were backed up. Returns
 * their number. Throws StartError when they are not all there.
 */
export const restoreFiles = async (
  files: FileStore,
  lines: AsyncIterable<BackupLine>,
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  let arriving: Arriving | undefined;
  let count = 0;
  let expected: number | undefined;

  const begin = async (header: FileHeader): Promise<Arriving> => {
    const file = path.join(folder, randomUUID());
    const handle = await open(file, 'wx', PRIVATE_FILE_MODE);
    return { header, path: file, handle, hash: createHash('sha256') };
  };
  const finish = async ({ header, path: file, handle, hash }: Arriving, sha256: string): Promise<void> => {
    const { size } = await handle.stat();
    if (size !== header.size || hash.digest('hex') !== sha256)
      throw new StartError(`Filen ${header.file} i säkerhetskopian är skadad.`);
    await files.put(header.file, { path: file, size }, 'application/octet-stream');
    await release();
    count += 1;
  };
  const release = async (): Promise<void> => {
    await arriving?.handle.close();
    if (arriving) await rm(arriving.path, { force: true });
    arriving = undefined;
  };

  try {
    for await (const line of fileLines(lines)) {
      if (typeof line === 'string') {
        const bytes = Buffer.from(line, 'base64');
        arriving?.hash.update(bytes);
        await arriving?.handle.appendFile(bytes);
      } else if ('file' in line) arriving = await begin(line);
      else if ('sha256' in line && arriving) await finish(arriving, line.sha256);
      else if ('files' in line) expected = line.files;
    }
  } finally {
    await release();
  }
  if (count !== expected) throw new StartError('Säkerhetskopian är inte hel: filer saknas i den.');
  return count;
};
