import { latin1ToWindows1252 } from '@husrum/format';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';

const decodeStrictly = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** ISO-8859-1 by the byte: TextDecoder would read Windows-1252 instead. */
const decodeLatin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The encoding that the XML declaration states. XML without one is UTF-8. */
const readDeclaredEncoding = (bytes: Uint8Array): string =>
  /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/
    .exec(decodeLatin1(bytes.subarray(0, 200)))?.[1]
    ?.toLowerCase() ?? 'utf-8';

const LATIN1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
const WINDOWS: ReadonlySet<string> = new Set(['windows-1252', 'cp1252', 'iso-8859-15']);
const UTF8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

/** Whether the text can be ISO-8859-1, not broken UTF-8: that has bytes 80–9F, or writes `å` as two characters, `Ã¥`. */
const isLatin1 = (text: string): boolean => !/[\x80-\x9f]|\u00c3[\xa0-\xbf]/.test(text);

/**
 * The text of an XML document in the encoding that it has. It is not always the declared one: a program that saves the file again may
 * change one and not the other. A text that is valid UTF-8 is UTF-8, because Swedish words in ISO-8859-1 are not valid UTF-8.
 */
const decodeXml = (bytes: Uint8Array): string => {
  const refuse = () => new BankFileError(bankFileTexts.encoding);
  const declared = readDeclaredEncoding(bytes);
  const [isUtf8, isWindows] = [UTF8.has(declared), WINDOWS.has(declared)];
  if (!isUtf8 && !isWindows && !LATIN1.has(declared)) throw refuse();
  const utf8 = decodeStrictly(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  const text = isWindows ? decodeStrictly(bytes, declared) : decodeLatin1(bytes);
  if (text === null || (isUtf8 && !isLatin1(text))) throw refuse();
  return text;
};

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a bank file. XML is UTF-16 if it has a byte order mark of it, else UTF-8 or what it declares. BgMax and CSV files are
 * UTF-8 if all of the file is valid UTF-8, else Windows-1252, which has all that ISO-8859-1 has. Throws `BankFileError` for another encoding, because names would be wrong.
 */
export const decodeBankFile = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeStrictly(bytes, 'utf-16le') ?? '';
  if (startsWith(bytes, 0xfe, 0xff)) return decodeStrictly(bytes, 'utf-16be') ?? '';
  const content = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  const isXml = /^\s*</.test(decodeLatin1(content.subarray(0, 100)));
  if (isXml) return decodeXml(content).trimStart();
  return decodeStrictly(content, 'utf-8') ?? latin1ToWindows1252(decodeLatin1(content));
};
