import { MAX_BANK_PAYMENTS } from '@husrum/contract/bank-file';
import type { ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import type { ChosenColumns } from './csv/csv-columns.types';
import { describeCsv } from './csv/describe-csv';
import { readCsvFile, readCsvTableOfBank } from './csv/read-csv-file.rules';
import type { UnknownCsv } from './csv/unknown-columns-error';
import { decodeBankFile } from './decode-bank-file.rules';
import { describeBytes, describeText } from './file-kind.rules';
import { isBgmax, readBgmax } from './read-bgmax.rules';
import { readCamt } from './read-camt.rules';
import { readXml } from './read-xml';

/** Throws `BankFileError` with what the file seems to be, if that is something else than a file of payments. */
const refuseOther = (kind: string | null): void => {
  if (kind !== null) throw new BankFileError(kind);
};

const decode = (bytes: Uint8Array): string => {
  refuseOther(describeBytes(bytes));
  const text = decodeBankFile(bytes);
  refuseOther(describeText(text));
  return text;
};

const readText = (text: string, chosen: ChosenColumns | null): ParsedBankFile => {
  if (text.startsWith('<')) return readCamt(readXml(text));
  if (isBgmax(text)) return readBgmax(text);
  return readCsvFile(text, chosen);
};

/**
 * The payments of a bank file. The content shows the format. `chosen` are the columns of a CSV file that a user has chosen. Throws
 * `BankFileError` for a file that cannot be read, and `UnknownColumnsError` or `InvalidColumnsError` for a CSV file whose columns must
 * be chosen.
 */
export const readBankFile = (bytes: Uint8Array, chosen: ChosenColumns | null = null): ParsedBankFile => {
  const file = readText(decode(bytes), chosen);
  if (file.entries.length + file.unreadable.length > MAX_BANK_PAYMENTS)
    throw new BankFileError(bankFileTexts.tooManyPayments);
  return file;
};

/** What a user needs to see of a CSV file to choose its columns. Throws `BankFileError` for any other file. */
export const describeBankCsv = (bytes: Uint8Array): UnknownCsv => {
  const text = decode(bytes);
  if (text.startsWith('<') || isBgmax(text)) throw new BankFileError(bankFileTexts.notCsv);
  return describeCsv(readCsvTableOfBank(text));
};
