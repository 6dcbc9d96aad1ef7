import type { LocalDate } from '@husrum/format';
import type { BankEntry, ParsedBankFile, UnreadableEntry } from '../bank-entry.types';
import { bankFileTexts } from '../bank-file.texts';
import { BankFileError } from '../bank-file-error';
import { type BalancedRow, hasUnbrokenBalances } from './check-balances.rules';
import { type DecimalSign, findDecimalSign, readCsvAmount } from './csv-amount.rules';
import type { CsvColumns, CsvRow, CsvTable } from './csv-columns.types';
import { readCsvDay } from './csv-day.rules';
import { toHeaderNames } from './header-name.rules';

/** What banks write instead of the day, or before the text, of a payment that they have not booked yet. */
const NOT_BOOKED = /^(?:reserver|preliminär|prel\b|väntar|väntande|pending)/i;
const BOOKED_STATUS = /^(?:utförd|bokförd|genomförd|booked|$)/i;

/** A row with so few cells, without day and amount, is a note below the payments. */
const MAX_CELLS_OF_NOTE = 2;

const cellAt = (cells: readonly string[], column: number | null): string =>
  column === null ? '' : (cells[column] ?? '');

/** The texts of the columns, each once: Swedbank writes many in two columns. */
const joinTexts = (cells: readonly string[], columns: readonly (number | null)[]): string | null =>
  [...new Set(columns.map((column) => cellAt(cells, column)).filter((text) => text !== ''))].join(' ') ||
  null;

const ACCOUNT_NUMBER = /^[\d\s.,-]+$/;
/** A name, not the number of an account, which banks write in the same column. */
const nameOrNull = (text: string): string | null => (text === '' || ACCOUNT_NUMBER.test(text) ? null : text);

const toAccount = (text: string): string | null => (/^(?:SE\d{2})?[\d\s-]{5,}$/i.test(text) ? text : null);

type ReadRow =
  | { readonly kind: 'entry'; readonly entry: BankEntry; readonly balance: BalancedRow }
  | {
      readonly kind: 'withdrawal' | 'nothing';
      readonly bookedOn: LocalDate | null;
      readonly balance: BalancedRow;
    }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unreadable'; readonly unreadable: UnreadableEntry };

interface Reading {
  readonly columns: CsvColumns;
  readonly sign: DecimalSign | null;
}

const isPending = (cells: readonly string[], { day, texts, status }: CsvColumns): boolean =>
  NOT_BOOKED.test(cellAt(cells, day)) ||
  !BOOKED_STATUS.test(cellAt(cells, status)) ||
  texts.some((column) => NOT_BOOKED.test(cellAt(cells, column)));

const readRow = ({ cells, line }: CsvRow, isCut: boolean, { columns, sign }: Reading): ReadRow => {
  const amountText = cellAt(cells, columns.amount);
  const currency = cellAt(cells, columns.currency).toUpperCase() || 'SEK';
  const bookedOn = readCsvDay(cellAt(cells, columns.day));
  const refuse = (reason: UnreadableEntry['reason']): ReadRow => ({
    kind: 'unreadable',
    unreadable: {
      place: bankFileTexts.row(line),
      reason,
      bookedOn,
      amount: amountText === '' ? null : `${amountText} ${currency}`,
    },
  });
  if (isCut) return refuse('AMOUNT');
  if (bookedOn === null && amountText === '' && cells.filter(Boolean).length <= MAX_CELLS_OF_NOTE)
    return { kind: 'nothing', bookedOn, balance: { ore: 0, balanceOre: null } };
  const balance = { balanceOre: readCsvAmount(cellAt(cells, columns.balance), sign) };
  // Where deposits and withdrawals have columns of their own, a withdrawal has no amount here.
  if (amountText === '' && bookedOn !== null) {
    const withdrawn = readCsvAmount(cellAt(cells, columns.withdrawal), sign);
    const known =
      withdrawn === null ? { ore: 0, balanceOre: null } : { ore: -Math.abs(withdrawn), ...balance };
    return { kind: 'withdrawal', bookedOn, balance: known };
  }
  const ore = readCsvAmount(amountText, sign);
  if (ore === null) return refuse('AMOUNT');
  if (ore <= 0) return { kind: ore < 0 ? 'withdrawal' : 'nothing', bookedOn, balance: { ore, ...balance } };
  if (isPending(cells, columns)) return { kind: 'pending' };
  if (bookedOn === null) return refuse('DAY');
  const payer = cellAt(cells, columns.payer) || nameOrNull(cellAt(cells, columns.sender));
  const reference = cellAt(cells, columns.reference);
  const note = cellAt(cells, columns.notes);
  const entry: BankEntry = {
    account: toAccount(cellAt(cells, columns.account)),
    // The numbers that some banks write are those of a kind of voucher, and many rows have the same.
    bankReference: null,
    bookedOn,
    amountOre: ore,
    currency,
    payer,
    references: reference === '' ? [] : [{ reference, ore: null }],
    message: joinTexts(
      cells,
      columns.texts.filter((column) => cellAt(cells, column) !== payer),
    ),
    otherTexts: note === '' ? [] : [note],
    isReversal: false,
  };
  return { kind: 'entry', entry, balance: { ore, ...balance } };
};

/** Whether the cells, which end the file, are only the beginning of a row. A note below the rows begins with a word. */
const isCutOff = (cells: readonly string[], width: number): boolean =>
  cells.length < width && /^\d/.test(cells[0] ?? '');

const dayOf = (row: ReadRow): LocalDate | null => {
  if (row.kind === 'entry') return row.entry.bookedOn;
  return 'bookedOn' in row ? row.bookedOn : null;
};

const balanceOf = (row: ReadRow): BalancedRow | null => ('balance' in row ? row.balance : null);

/** Whether the latest day comes first. Without different days the balances tell. */
const isNewestFirst = (rows: readonly ReadRow[]): boolean => {
  const days = rows.map(dayOf).filter((day) => day !== null);
  const [first, last] = [days[0], days.at(-1)];
  if (first !== undefined && last !== undefined && first !== last) return first > last;
  const balances = rows.map(balanceOf);
  return !hasUnbrokenBalances(balances) && hasUnbrokenBalances(balances.toReversed());
};

/**
 * The payments of a CSV file in the order of time. Withdrawals, and what the bank has not booked yet, are counted. A row that cannot
 * be read does not stop the others. Throws `BankFileError` when no row can be read.
 */
export const readCsv = ({ header, rows, endsInRow }: CsvTable, columns: CsvColumns): ParsedBankFile => {
  const width = toHeaderNames(header ?? []).length;
  const sign = findDecimalSign(
    rows.flatMap(({ cells }) => [cellAt(cells, columns.amount), cellAt(cells, columns.balance)]),
  );
  const read = rows.map((row, index) => {
    const isCut = index === rows.length - 1 && endsInRow && isCutOff(row.cells, width);
    return readRow(row, isCut, { columns, sign });
  });
  const ordered = isNewestFirst(read) ? read.toReversed() : read;
  const entries = ordered.flatMap((row) => (row.kind === 'entry' ? [row.entry] : []));
  const unreadable = read.flatMap((row) => (row.kind === 'unreadable' ? [row.unreadable] : []));
  const [first] = unreadable;
  if (entries.length === 0 && first !== undefined)
    throw new BankFileError(bankFileTexts.nothingReadable(first.place, first.reason));
  const countOf = (kind: ReadRow['kind']) => read.filter((row) => row.kind === kind).length;
  return {
    format: 'CSV',
    entries,
    withdrawals: countOf('withdrawal'),
    pending: countOf('pending'),
    unreadable,
    lacksRows: !hasUnbrokenBalances(ordered.map(balanceOf)),
  };
};
