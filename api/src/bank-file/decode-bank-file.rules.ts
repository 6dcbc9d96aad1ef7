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

/** The encoding that the XML declaration states. Without one, XML is UTF-8. */
const readDeclaredEncoding = (bytes: Uint8Array): string =>
  /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/
    .exec(decodeLatin1(bytes.subarray(0, 200)))?.[1]
    ?.toLowerCase() ?? 'utf-8';

const LATIN1: ReadonlySet<string> = new Set(['iso-8859-1', 'latin1']);
const WINDOWS: ReadonlySet<string> = new Set(['windows-1252', 'cp1252', 'iso-8859-15']);

const decodeXml = (bytes: Uint8Array): string => {
  const declared = readDeclaredEncoding(bytes);
  if (LATIN1.has(declared)) return decodeLatin1(bytes);
  const text = WINDOWS.has(declared) ? decodeStrictly(bytes, declared) : decodeStrictly(bytes, 'utf-8');
  const isKnown =
    WINDOWS.has(declared) || declared === 'utf-8' || declared === 'utf8' || declared === 'us-ascii';
  if (text === null || !isKnown) throw new BankFileError(bankFileTexts.encoding);
  return text;
};

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * The text of a bank file. XML is decoded as it declares, strictly: letters of another encoding would be wrong names. A BgMax file
 * is ISO-8859-1, or UTF-8 if all of it is valid UTF-8.
 */
export const decodeBankFile = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeStrictly(bytes, 'utf-16le') ?? '';
  if (startsWith(bytes, 0xfe, 0xff)) return decodeStrictly(bytes, 'utf-16be') ?? '';
  const content = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  const isXml = /^\s*</.test(decodeLatin1(content.subarray(0, 100)));
  if (isXml) return decodeXml(content).trimStart();
  return decodeStrictly(content, 'utf-8') ?? decodeLatin1(content);
};
