import type { ParsedBankFile } from '../bank-entry.types';
import { bankFileTexts } from '../bank-file.texts';
import { BankFileError } from '../bank-file-error';
import { describeTitles } from '../file-kind.rules';
import { findBankHeader } from './bank-headers.rules';
import { findColumnErrors, toCsvColumns } from './choose-columns.rules';
import type { ChosenColumns, CsvTable } from './csv-columns.types';
import { describeCsv } from './describe-csv';
import { toHeaderNames } from './header-name.rules';
import { InvalidColumnsError } from './invalid-columns-error';
import { readCsv } from './read-csv.rules';
import { readCsvTable } from './read-csv-table';
import { UnknownColumnsError } from './unknown-columns-error';

/** The rows of a CSV file of a bank. Throws `BankFileError` for a text that is none. */
export const readCsvTableOfBank = (text: string): CsvTable => {
  const table = readCsvTable(text);
  if (table === null) throw new BankFileError(bankFileTexts.unknownKind);
  const other = describeTitles(toHeaderNames(table.header ?? []));
  if (other !== null) throw new BankFileError(other);
  return table;
};

const readChosen = (table: CsvTable, chosen: ChosenColumns): ParsedBankFile => {
  const errors = findColumnErrors(chosen, table);
  if (Object.keys(errors).length > 0) throw new InvalidColumnsError(errors);
  return readCsv(table, toCsvColumns(chosen, table));
};

/**
 * The payments of a CSV file: by the columns that a user chose, or else by its header, if it is that of a bank. Throws
 * `UnknownColumnsError` for any other header, and `InvalidColumnsError` for columns that cannot be the chosen ones.
 */
export const readCsvFile = (text: string, chosen: ChosenColumns | null): ParsedBankFile => {
  const table = readCsvTableOfBank(text);
  if (chosen !== null) return readChosen(table, chosen);
  const known = findBankHeader(toHeaderNames(table.header ?? []));
  if (known === null) throw new UnknownColumnsError(describeCsv(table));
  return { ...readCsv(table, known.columns), bank: known.bank };
};
