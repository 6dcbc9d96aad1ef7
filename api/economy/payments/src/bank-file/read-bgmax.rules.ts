import { isLocalDate, type LocalDate } from '@husrum/format';
import type { BankEntry, EntryReference, ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';

/** The text at positions that are 1-based and inclusive, as in the manual of Bankgirot. Lines may be shorter than 80 characters. */
const field = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim();
const readNumber = (line: string, from: number, to: number): number => {
  const digits = field(line, from, to);
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
};

const toDay = (text: string): LocalDate | null => {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isLocalDate(day) ? day : null;
};

interface OpenPayment {
  readonly isDeduction: boolean;
  readonly amountOre: number;
  readonly serial: string;
  /** The bankgiro number of the sender. It is empty for one without. */
  readonly senderGiro: string;
  readonly references: EntryReference[];
  readonly texts: string[];
  payer: string | null;
}

interface Section {
  readonly account: string | null;
  readonly currency: string;
  payments: OpenPayment[];
}

/** The reference codes for a blank reference and for one that is not available: the field contains no reference. */
const WITHOUT_REFERENCE: ReadonlySet<string> = new Set(['0', '1']);

const readPayment = (line: string): OpenPayment => {
  const reference = field(line, 13, 37);
  const isMissing = reference === '' || WITHOUT_REFERENCE.has(field(line, 56, 56));
  return {
    isDeduction: line.startsWith('21'),
    amountOre: readNumber(line, 38, 55),
    serial: field(line, 58, 69),
    senderGiro: field(line, 3, 12).replace(/^0+/, ''),
    references: isMissing ? [] : [{ reference, ore: null }],
    texts: [],
    payer: null,
  };
};

/**
 * A further reference, in record 22 or 23. Only some banks state its amount; others write zero. A credit note that the payer deducted
 * (record 23) gets a negative amount.
 */
const readFurtherReference = (line: string): EntryReference | null => {
  const reference = field(line, 13, 37);
  if (reference === '') return null;
  const ore = readNumber(line, 38, 55);
  if (!Number.isFinite(ore) || ore === 0) return { reference, ore: null };
  return { reference, ore: line.startsWith('23') ? -ore : ore };
};

/** A payment with code 3 has its references in the following records. Its own field then repeats them, or is blank. */
const addFurtherReference = (payment: OpenPayment, line: string): void => {
  const further = readFurtherReference(line);
  if (further === null) return;
  const [first] = payment.references;
  const isRepeated = first?.ore === null && first.reference.split(/\s+/).includes(further.reference);
  if (isRepeated) payment.references.shift();
  payment.references.push(further);
};

const toEntry = (payment: OpenPayment, { account, currency }: Section, bookedOn: LocalDate): BankEntry => ({
  account,
  // Serial numbers begin again every day, so the day is part of the identity of a payment.
  bankReference: payment.serial === '' ? null : payment.serial,
  bookedOn,
  amountOre: payment.amountOre,
  currency: currency || 'SEK',
  payer: payment.payer,
  ...(payment.senderGiro === '' ? {} : { payerAccount: payment.senderGiro }),
  references: payment.references,
  message: payment.texts.join(' ') || null,
  isReversal: false,
});

/** The payments of a deposit: those since the latest deposit of the section. Throws when the deposit states another sum or number. */
const closeDeposit = (line: string, section: Section, lineNumber: number): BankEntry[] => {
  const bookedOn = toDay(field(line, 38, 45));
  if (bookedOn === null) throw new BankFileError(bankFileTexts.invalidLine(lineNumber));
  const place = bankFileTexts.deposit(bookedOn);
  const { payments } = section;
  const sum = payments.reduce(
    (total, { amountOre, isDeduction }) => total + (isDeduction ? -amountOre : amountOre),
    0,
  );
  if (sum !== readNumber(line, 51, 68)) throw new BankFileError(bankFileTexts.wrongSum(place));
  if (payments.length !== readNumber(line, 72, 79)) throw new BankFileError(bankFileTexts.wrongCount(place));
  section.payments = [];
  return payments
    .filter(({ isDeduction, amountOre }) => !isDeduction && amountOre > 0)
    .map((payment) => toEntry(payment, section, bookedOn));
};

const START = '01BGMAX';
export const isBgmax = (text: string): boolean => text.startsWith(START);

/**
 * The payments of a BgMax file (Bankgiro Inbetalningar). Deductions count as withdrawals. Throws `BankFileError` for a file that
 * is cut off, or whose sums and counts do not tie.
 */
export const readBgmax = (text: string): ParsedBankFile => {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const entries: BankEntry[] = [];
  const counts = { payments: 0, deductions: 0, references: 0, deposits: 0 };
  let section: Section | undefined;
  let payment: OpenPayment | undefined;
  let isEnded = false;
  for (const [index, line] of lines.entries()) {
    const code = line.slice(0, 2);
    const refuse = () => new BankFileError(bankFileTexts.invalidLine(index + 1));
    if (isEnded) throw refuse();
    if (code === '01') {
      if (index > 0) throw refuse();
    } else if (code === '05') {
      if (section !== undefined && section.payments.length > 0) throw refuse();
      section = {
        account: field(line, 3, 12).replace(/^0+/, '') || field(line, 13, 22).replace(/^0+/, '') || null,
        currency: field(line, 23, 25),
        payments: [],
      };
      payment = undefined;
    } else if (code === '20' || code === '21') {
      payment = readPayment(line);
      if (section === undefined || !Number.isSafeInteger(payment.amountOre)) throw refuse();
      section.payments.push(payment);
      counts[payment.isDeduction ? 'deductions' : 'payments'] += 1;
    } else if (code === '15') {
      if (section === undefined) throw refuse();
      entries.push(...closeDeposit(line, section, index + 1));
      counts.deposits += 1;
      payment = undefined;
    } else if (code === '70') {
      const stated = [
        readNumber(line, 3, 10),
        readNumber(line, 11, 18),
        readNumber(line, 19, 26),
        readNumber(line, 27, 34),
      ];
      if (stated.join() !== Object.values(counts).join())
        throw new BankFileError(bankFileTexts.wrongCount(bankFileTexts.endRecord));
      isEnded = true;
    } else if (/^2[235-9]$/.test(code)) {
      if (payment === undefined) throw refuse();
      if (code === '22' || code === '23') {
        counts.references += 1;
        addFurtherReference(payment, line);
      } else if (code === '25') payment.texts.push(field(line, 3, 52));
      else if (code === '26')
        payment.payer = [field(line, 3, 37), field(line, 38, 72)].filter(Boolean).join(' ') || null;
    } else throw refuse();
  }
  if (!isEnded || (section !== undefined && section.payments.length > 0))
    throw new BankFileError(bankFileTexts.truncatedBgmax);
  return { format: 'BGMAX', entries, withdrawals: counts.deductions, pending: 0, unreadable: [] };
};
