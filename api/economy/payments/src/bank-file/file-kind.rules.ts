import { bankFileTexts } from './bank-file.texts';

type Kind = keyof typeof bankFileTexts.kinds;

/** How the bytes of files that are not text begin, as ISO-8859-1. */
const BINARY: readonly (readonly [string, Kind])[] = [
  ['%PDF', 'pdf'],
  // The format of Excel and Word before 2007.
  ['\u00d0\u00cf\u0011\u00e0', 'oldOffice'],
  ['\u0089PNG', 'image'],
  ['\u00ff\u00d8\u00ff', 'image'],
  ['GIF8', 'image'],
  ['Rar!', 'otherArchive'],
  ['7z\u00bc\u00af', 'otherArchive'],
  ['\u001f\u008b', 'otherArchive'],
];

/** How texts begin that are not files of payments. */
const TEXTS: readonly (readonly [RegExp, Kind])[] = [
  [/^<(?:!doctype\s+html|html|head|body|table|meta|div)\b/i, 'html'],
  [/^#FLAGGA\b/, 'sie'],
  [/^\{1:F01|^:20:/, 'mt940'],
  [/^OFXHEADER|^<\?OFX|^<OFX\b|^!Type:/i, 'otherStatement'],
  [/^\s*[{[]/, 'json'],
];

/** The elements of XML documents that a user may have beside the files of the bank. */
const DOCUMENTS: Readonly<Record<string, Kind>> = {
  Invoice: 'invoice',
  CreditNote: 'invoice',
  StandardBusinessDocument: 'invoice',
  Finvoice: 'invoice',
  CstmrCdtTrfInitn: 'paymentOrder',
  CstmrPmtStsRpt: 'paymentOrder',
  CstmrDrctDbtInitn: 'paymentOrder',
  html: 'html',
};

const describe = (kind: Kind | undefined): string | null =>
  kind === undefined ? null : bankFileTexts.kinds[kind];

/** What a file that is no text seems to be, and what to do. The result is null for any other. */
export const describeBytes = (bytes: Uint8Array): string | null => {
  const text = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
  return describe(BINARY.find(([start]) => text.startsWith(start))?.[1]);
};

/** What a text seems to be that is no file of payments. */
export const describeText = (text: string): string | null => {
  const start = text.trimStart().slice(0, 200);
  return describe(TEXTS.find(([form]) => form.test(start))?.[1]);
};

/** What an XML document seems to be by the name of its root, or of the message within `Document`. */
export const describeXml = (root: string, message: string | undefined): string | null =>
  describe(DOCUMENTS[message ?? ''] ?? DOCUMENTS[root]);

/** Titles of our own lists of invoices and payments. */
const OWN_TITLES = ['hyresgäst', 'förfaller', 'kvar att betala'];

/** What a CSV file with these titles seems to be that is no file of the bank. */
export const describeTitles = (names: readonly string[]): string | null =>
  OWN_TITLES.every((title) => names.includes(title)) ? bankFileTexts.kinds.own : null;
