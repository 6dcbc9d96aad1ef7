import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEADER_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;

/** The zip is broken, or has more or larger files than permitted. */
export class ZipError extends Error {
  override name = 'ZipError';
}

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly headerAt: number;
}

const findEndOfDirectory = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = zip.length - END_LENGTH; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new ZipError('No end of the directory');
};

const readDirectory = (zip: Buffer, maxEntries: number): Entry[] => {
  const end = findEndOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) throw new ZipError('Too many files');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new ZipError('Broken directory');
    if ((zip.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0) throw new ZipError('Encrypted');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      path: zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      method: zip.readUInt16LE(at + 10),
      compressedSize: zip.readUInt32LE(at + 20),
      headerAt: zip.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

const readEntry = async (zip: Buffer, entry: Entry, maxBytes: number): Promise<Buffer> => {
  const { headerAt, compressedSize, method } = entry;
  if (zip.readUInt32LE(headerAt) !== LOCAL_HEADER) throw new ZipError('Broken header');
  const start = headerAt + HEADER_LENGTH + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  const content = zip.subarray(start, start + compressedSize);
  if (method === STORED && content.length <= maxBytes) return content;
  if (method !== DEFLATED || maxBytes <= 0) throw new ZipError('Cannot be unpacked');
  return inflate(content, { maxOutputLength: maxBytes });
};

export interface UnzipLimits {
  readonly maxEntries: number;
  /** Of all unpacked files together. The sizes that the zip itself states are not trusted. */
  readonly maxBytes: number;
}

/** Unpacks the wanted files of a zip, by path. Throws `ZipError` for anything but an ordinary zip within the limits. */
export const unzip = async (
  zip: Buffer,
  isWanted: (path: string) => boolean,
  { maxEntries, maxBytes }: UnzipLimits,
): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  let bytesLeft = maxBytes;
  try {
    for (const entry of readDirectory(zip, maxEntries)) {
      if (!isWanted(entry.path)) continue;
      const content = await readEntry(zip, entry, bytesLeft);
      bytesLeft -= content.length;
      files.set(entry.path, content);
    }
  } catch (error) {
    if (error instanceof ZipError) throw error;
    // Reading beyond the end of the buffer, or output beyond the limit.
    throw new ZipError('Cannot be unpacked', { cause: error });
  }
  return files;
};
