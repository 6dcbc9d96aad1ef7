import { readCsvAmount } from './csv-amount.rules';
import type { ChosenColumns, CsvTable } from './csv-columns.types';
import { readCsvDay } from './csv-day.rules';
import { toHeaderNames } from './header-name.rules';

/** What columns are called, the most telling title first. */
const TITLES = {
  day: [/^bokför/, /^bokf/, /reskontradatum/, /^datum$/, /datum|dag$/, /date/],
  amount: [/^belopp/, /insättning/, /kredit|credit/, /amount|summa/],
  text: [
    /^text/,
    /meddelande|message/,
    /beskrivning|description/,
    /transaktion|rubrik|titel|specifikation|detaljer|details|memo/,
  ],
  reference: [/ocr/, /referens|reference/],
  payer: [/^betalare|^inbetalare|^avsändare|^motpart|^namn|^name|payer|sender|^från/],
} as const;

/** Rows by which a column without a telling title is recognised. */
const SAMPLE_ROWS = 20;

/** The columns that probably are what the titles or the cells say, for a user to confirm. Null: nothing fits. */
export type SuggestedColumns = { readonly [Name in keyof ChosenColumns]: number | null };

export const suggestColumns = ({ header, rows }: CsvTable): SuggestedColumns => {
  const names = toHeaderNames(header ?? []);
  const sample = rows.slice(0, SAMPLE_ROWS);
  const width = Math.max(names.length, ...sample.map(({ cells }) => cells.length), 0);
  const cellsOf = (column: number) => sample.flatMap(({ cells }) => cells[column] || []);
  const isColumnOf = (column: number, fits: (cell: string) => boolean): boolean => {
    const cells = cellsOf(column);
    return cells.length > 0 && cells.filter(fits).length > cells.length / 2;
  };
  const isDay = (cell: string) => readCsvDay(cell) !== null;
  const isAmount = (cell: string) => readCsvAmount(cell, '.') !== null && !isDay(cell);
  const all = Array.from({ length: width }, (_, column) => column);
  const taken = new Set<number>();
  /** The first free column that fits by its cells, of those with the most telling title, and without titles of all. */
  const take = (
    titles: readonly RegExp[],
    fits: (column: number) => boolean,
    needsTitle: boolean,
  ): number | null => {
    const free = all.filter((column) => !taken.has(column) && fits(column));
    const named = titles.flatMap((title) => free.filter((column) => title.test(names[column] ?? '')));
    const found = named[0] ?? (needsTitle ? undefined : free[0]);
    if (found !== undefined) taken.add(found);
    return found ?? null;
  };
  const isText = (column: number) => !isColumnOf(column, isDay) && !isColumnOf(column, isAmount);
  const countTexts = (column: number) => new Set(cellsOf(column)).size;
  /** A kind of payment has the same few texts in many rows, unlike what the payers wrote. */
  const findMostVaried = (columns: readonly number[]): number | null =>
    columns
      .filter((column) => countTexts(column) > 0)
      .sort((one, other) => countTexts(other) - countTexts(one))[0] ?? null;
  const isBalance = (column: number) => /saldo|balan/.test(names[column] ?? '');
  return {
    day: take(TITLES.day, (column) => isColumnOf(column, isDay), false),
    amount: take(TITLES.amount, (column) => isColumnOf(column, isAmount) && !isBalance(column), false),
    reference: take(TITLES.reference, (column) => !isColumnOf(column, isDay) && !isBalance(column), true),
    payer: take(TITLES.payer, isText, true),
    text:
      take(TITLES.text, isText, true) ??
      findMostVaried(all.filter((column) => !taken.has(column) && isText(column))),
  };
};
