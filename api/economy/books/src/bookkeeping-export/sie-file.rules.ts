import { type FiscalYear, fromOre, type LocalDate } from '@husrum/format';
import { encodeCp437, toCp437Text } from './cp437.rules';

/** An object of a SIE dimension, such as a project, which is dimension 6. */
interface SieObject {
  readonly dimension: number;
  readonly code: string;
}
export interface SieAccount {
  readonly number: number;
  readonly name: string;
  /** Asset (tillgång), liability (skuld), cost (kostnad) or income (intäkt). */
  readonly type: 'T' | 'S' | 'K' | 'I';
}
export interface SieLine {
  readonly account: number;
  /** Debit is positive, credit negative. */
  readonly ore: number;
  readonly object?: SieObject;
  readonly date?: LocalDate;
  readonly text?: string;
}
export interface SieVoucher {
  /** An empty series and number are given by the program that imports the file. */
  readonly series: string;
  readonly number: string;
  readonly date: LocalDate;
  readonly text: string;
  /** The day on which the voucher was registered. */
  readonly registeredOn: LocalDate;
  readonly lines: readonly SieLine[];
}
export interface SieFile {
  readonly program: string;
  readonly createdOn: LocalDate;
  readonly createdBy: string;
  /** `NNNNNN-NNNN` */
  readonly organisationNumber: string | null;
  readonly companyName: string;
  /**
   * The fiscal years of the vouchers, the latest first, at most a year apart. None when they are not known: the program that imports the
   * file refuses a wrong fiscal year.
   */
  readonly fiscalYears: readonly FiscalYear[];
  readonly accounts: readonly SieAccount[];
  readonly dimensions?: readonly { readonly number: number; readonly name: string }[];
  readonly objects?: readonly (SieObject & { readonly name: string })[];
  readonly vouchers: readonly SieVoucher[];
}

const PROGRAM_VERSION = '1.0';

/** A backslash becomes a slash: as the last character it would escape the closing quote. */
const quote = (text: string): string => `"${toCp437Text(text).replaceAll('\\', '/').replaceAll('"', '\\"')}"`;
/** Writes a field, in quotes if it is empty or has other characters than letters, digits and hyphens. */
const field = (text: string): string => (/^[A-Za-z0-9-]+$/.test(text) ? text : quote(text));
const day = (date: LocalDate): string => date.replaceAll('-', '');
const amount = (ore: number): string => fromOre(ore).toFixed(2);

const objectList = (object: SieObject | undefined): string =>
  object === undefined ? '{}' : `{${object.dimension} ${quote(object.code)}}`;

const lineText = ({ account, ore, object, date, text }: SieLine): string =>
  [
    `#TRANS ${account} ${objectList(object)} ${amount(ore)}`,
    ...(date === undefined ? [] : [day(date)]),
    // The text comes after the date: without a date, an empty one takes its place.
    ...(text === undefined ? [] : [...(date === undefined ? ['""'] : []), quote(text)]),
  ].join(' ');

const requireBalance = ({ text, lines }: SieVoucher): void => {
  const sum = lines.reduce((total, { ore }) => total + ore, 0);
  if (sum !== 0) throw new Error(`The voucher "${text}" does not balance: ${sum} öre`);
};

const voucherLines = (voucher: SieVoucher): string[] => {
  requireBalance(voucher);
  const { series, number, date, text, registeredOn, lines } = voucher;
  return [
    `#VER ${field(series)} ${field(number)} ${day(date)} ${quote(text)} ${day(registeredOn)}`,
    '{',
    ...lines.map(lineText),
    '}',
  ];
};

/** A SIE file of type 4I: vouchers to import. CRLF, in code page 437 ("PC8"). Throws if a voucher does not balance. */
export const writeSie = (file: SieFile): Buffer => {
  const { program, createdOn, createdBy, organisationNumber, companyName, fiscalYears } = file;
  const { accounts, dimensions = [], objects = [], vouchers } = file;
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM ${quote(program)} ${PROGRAM_VERSION}`,
    '#FORMAT PC8',
    `#GEN ${day(createdOn)} ${quote(createdBy)}`,
    '#SIETYP 4',
    ...(organisationNumber === null ? [] : [`#ORGNR ${field(organisationNumber)}`]),
    `#FNAMN ${quote(companyName)}`,
    ...fiscalYears.map(({ start, stop }, index) => `#RAR ${0 - index} ${day(start)} ${day(stop)}`),
    '#KPTYP EUBAS97',
    '#VALUTA SEK',
    ...accounts.flatMap(({ number, name, type }) => [
      `#KONTO ${number} ${quote(name)}`,
      `#KTYP ${number} ${type}`,
    ]),
    ...dimensions.map(({ number, name }) => `#DIM ${number} ${quote(name)}`),
    ...objects.map(({ dimension, code, name }) => `#OBJEKT ${dimension} ${quote(code)} ${quote(name)}`),
    ...vouchers.flatMap(voucherLines),
  ];
  return encodeCp437(`${lines.join('\r\n')}\r\n`);
};
