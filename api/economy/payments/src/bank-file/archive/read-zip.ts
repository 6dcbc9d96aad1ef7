import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { bankFileTexts } from '../bank-file.texts';
import { BankFileError } from '../bank-file-error';

/** Every ZIP has it before its list of files. */
const LOCAL_FILE = 'PK\u0003\u0004';
const LIST_ENTRY = 0x02014b50;
const END_OF_LIST = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;

export interface ZipEntry {
  /** The position in the list of the ZIP. */
  readonly index: number;
  /** The path within the ZIP. */
  readonly path: string;
  /** The size that the ZIP states. More than that is never unpacked. */
  readonly bytes: number;
}

export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, LOCAL_FILE.length)).toString('latin1') === LOCAL_FILE;

const brokenZip = () => new BankFileError(bankFileTexts.brokenZip);

/** The check sums of the files, in the order of the list. `fflate` does not compare them. */
const listCheckSums = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_LIST) {
    end -= 1;
    if (end < bytes.length - END_LENGTH - MAX_COMMENT) throw brokenZip();
  }
  if (end < 0) throw brokenZip();
  let at = view.getUint32(end + 16, true);
  const sums: number[] = [];
  while (at + 46 <= end && view.getUint32(at, true) === LIST_ENTRY) {
    // The bit of a file with a password.
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new BankFileError(bankFileTexts.zipWithPassword);
    sums.push(view.getUint32(at + 16, true));
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return sums;
};

/** The files of a ZIP without unpacking them. Throws `BankFileError` for a broken one. */
export const listZip = (bytes: Uint8Array): ZipEntry[] => {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ index: entries.length, path: name, bytes: originalSize });
        return false;
      },
    });
  } catch {
    throw brokenZip();
  }
  if (listCheckSums(bytes).length !== entries.length) throw brokenZip();
  return entries;
};

/** Unpacks one file of a ZIP. Throws `BankFileError` for one that is broken, or is not what the list of the ZIP says. */
export const unzipEntry = (bytes: Uint8Array, { index, bytes: size }: ZipEntry): Uint8Array => {
  let position = 0;
  let content: Uint8Array | undefined;
  try {
    const files = unzipSync(bytes, {
      filter: () => {
        position += 1;
        return position - 1 === index;
      },
    });
    [content] = Object.values(files);
  } catch {
    throw new BankFileError(bankFileTexts.brokenZipEntry);
  }
  if (content?.length !== size || crc32(content) !== listCheckSums(bytes)[index])
    throw new BankFileError(bankFileTexts.brokenZipEntry);
  return content;
};
