import { MAX_BANK_PAYMENTS } from '@husrum/contract/bank-file';
import type { ParsedBankFile } from './bank-entry.types';
import { bankFileTexts } from './bank-file.texts';
import { BankFileError } from './bank-file-error';
import { decodeBankFile } from './decode-bank-file.rules';
import { isBgmax, readBgmax } from './read-bgmax.rules';
import { readCamt } from './read-camt.rules';
import { readXml } from './read-xml';

const readText = (text: string): ParsedBankFile => {
  if (text.startsWith('<')) return readCamt(readXml(text));
  if (isBgmax(text)) return readBgmax(text);
  throw new BankFileError(bankFileTexts.unknownKind);
};

/** The payments of a bank file. The content shows the format. Throws `BankFileError` for a file that cannot be read. */
export const readBankFile = (bytes: Uint8Array): ParsedBankFile => {
  const file = readText(decodeBankFile(bytes));
  if (file.entries.length + file.unreadable.length > MAX_BANK_PAYMENTS)
    throw new BankFileError(bankFileTexts.tooManyPayments);
  return file;
};
