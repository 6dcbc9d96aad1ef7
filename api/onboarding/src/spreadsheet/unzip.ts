import { yieldToEventLoopBetween } from '@husrum/api-platform';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';

/** Packed bytes that are unpacked at once: at most about 16 MB of content. */
const STEP_BYTES = 16 * 1024;

/** Every whole zip ends with it. */
const END_OF_DIRECTORY = 'PK\u0005\u0006';

/** The zip is broken, or has more or larger files than permitted. */
export class ZipError extends Error {
  override name = 'ZipError';
}

export interface UnzipLimits {
  readonly maxEntries: number;
  /** The bytes of all unpacked files together. The sizes that the zip itself states are not trusted. */
  readonly maxBytes: number;
}

/** Collects the wanted files while the zip is pushed into `reader`. */
const createCollector = (isWanted: (path: string) => boolean, { maxEntries, maxBytes }: UnzipLimits) => {
  const files = new Map<string, Buffer>();
  let entries = 0;
  let bytesLeft = maxBytes;
  const collect = (file: UnzipFile): void => {
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error !== null) throw error;
      bytesLeft -= part.length;
      if (bytesLeft < 0) throw new ZipError('Too large');
      parts.push(part);
      if (isLast) files.set(file.name, Buffer.concat(parts));
    };
    file.start();
  };
  const reader = new Unzip((file) => {
    entries += 1;
    if (entries > maxEntries) throw new ZipError('Too many files');
    if (isWanted(file.name)) collect(file);
  });
  reader.register(UnzipInflate);
  return { reader, files };
};

/** Unpacks the wanted files of a zip, by path. Throws `ZipError` for anything but an ordinary zip within the limits. */
export const unzip = async (
  zip: Buffer,
  isWanted: (path: string) => boolean,
  limits: UnzipLimits,
): Promise<ReadonlyMap<string, Buffer>> => {
  if (!zip.includes(END_OF_DIRECTORY)) throw new ZipError('No end of the directory');
  const { reader, files } = createCollector(isWanted, limits);
  const starts = Array.from({ length: Math.ceil(zip.length / STEP_BYTES) }, (_, n) => n * STEP_BYTES);
  try {
    for await (const start of yieldToEventLoopBetween(starts, 1))
      reader.push(zip.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= zip.length);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('Cannot be unpacked', { cause: error });
  }
  return files;
};
