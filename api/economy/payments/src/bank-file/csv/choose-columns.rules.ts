import { bankFileTexts } from '../bank-file.texts';
import { findCommonColumns } from './bank-headers.rules';
import { readCsvAmount } from './csv-amount.rules';
import type { ChosenColumns, CsvColumns, CsvTable } from './csv-columns.types';
import { readCsvDay } from './csv-day.rules';
import { toHeaderNames } from './header-name.rules';
import type { ColumnErrors } from './invalid-columns-error';

/** The columns to read when a user has chosen some: balance and currency are known by their titles. */
export const toCsvColumns = (
  { day, amount, text, reference, payer }: ChosenColumns,
  { header }: Pick<CsvTable, 'header'>,
): CsvColumns => {
  const { balance, currency } = findCommonColumns(toHeaderNames(header ?? []));
  const chosen = [day, amount, text, reference, payer];
  const unlessChosen = (column: number | null) => (chosen.includes(column) ? null : column);
  return {
    day,
    amount,
    texts: [text],
    reference,
    payer,
    balance: unlessChosen(balance),
    currency: unlessChosen(currency),
    ...{ withdrawal: null, sender: null, account: null, status: null, notes: null },
  };
};

/** Why columns cannot be the chosen ones. It is empty when they can. */
export const findColumnErrors = (
  { day, amount, text, reference, payer }: ChosenColumns,
  { rows }: Pick<CsvTable, 'rows'>,
): ColumnErrors => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isMissing = (column: number | null) => column !== null && column >= width;
  const missing = bankFileTexts.noSuchColumn;
  const hasDay = rows.some(({ cells }) => readCsvDay(cells[day] ?? '') !== null);
  // A day without signs, such as 20261127, is no amount.
  const hasAmount = rows.some(({ cells }) => {
    const cell = cells[amount] ?? '';
    return readCsvDay(cell) === null && readCsvAmount(cell, '.') !== null;
  });
  return {
    ...(!hasDay && { day: isMissing(day) ? missing : bankFileTexts.noDays }),
    ...(!hasAmount && { amount: isMissing(amount) ? missing : bankFileTexts.noAmounts }),
    ...(isMissing(text) && { text: missing }),
    ...(isMissing(reference) && { reference: missing }),
    ...(isMissing(payer) && { payer: missing }),
  };
};
