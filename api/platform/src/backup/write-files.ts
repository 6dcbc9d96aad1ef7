import { createHash } from 'node:crypto';
import { StartError } from '../errors';
import type { FileStore, FileStream } from '../file-store';
import type { BackupLine } from './dump';

const MAX_NAMED = 20;

/** The bytes of a file. An error of its stream is that of the store: without this, a lost connection would be the database's. */
const readBytes = async function* (file: string, { stream }: FileStream): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield Buffer.from(chunk);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Fillagret avbröt filen ${file}: ${reason}. Försök igen.`);
  }
};

/** The lines of a file. Throws when the store ends it too early. */
const linesOfFile = async function* (file: string, stored: FileStream): AsyncGenerator<BackupLine> {
  const { size } = stored;
  yield { file, size };
  const hash = createHash('sha256');
  let count = 0;
  for await (const bytes of readBytes(file, stored)) {
    hash.update(bytes);
    count += bytes.length;
    yield bytes.toString('base64');
  }
  if (count !== size) throw new StartError(`Fillagret gav ${count} av ${size} byte av filen ${file}.`);
  yield { sha256: hash.digest('hex') };
};

const requireNoneMissing = (keys: readonly string[]): void => {
  if (keys.length === 0) return;
  const more = keys.length > MAX_NAMED ? ` och ${keys.length - MAX_NAMED} till` : '';
  throw new StartError(
    `Filer som databasen hänvisar till saknas i fillagret: ${keys.slice(0, MAX_NAMED).join(', ')}${more}.`,
  );
};

/** The lines of the files with these keys, one file after the other. Throws StartError that names those which are missing. */
export const readFileLines = async function* (
  files: FileStore,
  keys: AsyncIterable<string>,
): AsyncGenerator<BackupLine> {
  const missing: string[] = [];
  let count = 0;
  for await (const key of keys) {
    const file = await files.open(key);
    if (file === undefined) missing.push(key);
    else yield* linesOfFile(key, file);
    count += 1;
  }
  requireNoneMissing(missing);
  yield { files: count };
};
