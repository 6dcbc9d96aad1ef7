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
  /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/
    .exec(decodeLatin1(bytes.subarray(0, 200)))?.[1]
    ?.toLowerCase() ?? 'utf-8';

const UTF8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

/** `TextDecoder` of Node 20 decodes Windows-1252 as ISO-8859-1: `Š` and `€` would be control characters. */
const decodeWindows1252 = (bytes: Uint8Array): string => latin1ToWindows1252(decodeLatin1(bytes));
const decodeLatin9 = (bytes: Uint8Array): string => new TextDecoder('iso-8859-15').decode(bytes);

/** Whether the text can be ISO-8859-1, not broken UTF-8: that has bytes 80–9F, or writes `å` as two characters, `Ã¥`. */
const isLatin1 = (text: string): boolean => !/[\x80-\x9f]|\u00c3[\xa0-\xbf]/.test(text);

/** How the encodings that an XML document may declare are read when it is no UTF-8. */
const DECODERS: ReadonlyMap<string, (bytes: Uint8Array) => string> = new Map([
  ['iso-8859-1', decodeLatin1],
  ['latin1', decodeLatin1],
  ['iso-8859-15', decodeLatin9],
  ['windows-1252', decodeWindows1252],
  ['cp1252', decodeWindows1252],
]);

/**
 * The text of an XML document in the encoding that it has. It is not always the declared one: a program that saves the file again may
 * change one and not the other. A text that is valid UTF-8 is UTF-8, because Swedish words in ISO-8859-1 are not valid UTF-8.
 */
const decodeXml = (bytes: Uint8Array): string => {
  const declared = readDeclaredEncoding(bytes);
  const isUtf8 = UTF8.has(declared);
  const decodeDeclared = isUtf8 ? decodeLatin1 : DECODERS.get(declared);
  if (decodeDeclared === undefined) throw new BankFileError(bankFileTexts.encoding);
  const utf8 = decodeStrictly(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  const text = decodeDeclared(bytes);
  if (isUtf8 && !isLatin1(text)) throw new BankFileError(bankFileTexts.encoding);
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
  return decodeStrictly(content, 'utf-8') ?? decodeWindows1252(content);
};
