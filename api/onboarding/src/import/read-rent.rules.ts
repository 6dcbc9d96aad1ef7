import { monthsPerInterval, type PaymentInterval, paymentIntervalLabel } from '@husrum/contract/lease';
import type { FixedColumnKey } from './import.columns';
import { importTexts } from './import.texts';
import { type ImportCell, readAmount, readInterval } from './import-cell.rules';

const rentColumns = {
  MONTHLY: 'rent_per_month',
  QUARTERLY: 'rent_per_quarter',
  YEARLY: 'rent_per_year',
} as const satisfies Readonly<Record<PaymentInterval, FixedColumnKey>>;

export interface ImportedRent {
  /** SEK per payment interval; null when no column is filled in. */
  readonly fee: number | null;
  readonly interval: PaymentInterval;
  /** The column that is filled in, or the one to fill in. */
  readonly column: FixedColumnKey;
  readonly problems: readonly { column: FixedColumnKey; message: string }[];
}

const columns: readonly { readonly column: FixedColumnKey; readonly per: PaymentInterval | null }[] = [
  { column: rentColumns.MONTHLY, per: 'MONTHLY' },
  { column: rentColumns.QUARTERLY, per: 'QUARTERLY' },
  { column: rentColumns.YEARLY, per: 'YEARLY' },
  // This is the rent per payment interval of the row.
  { column: 'rent_per_interval', per: null },
];
/** Far above the noise of floating-point numbers, and far below a twelfth of an öre. */
const TOLERANCE_ORE = 1e-3;

/**
 * Converts an amount per `from` to one per `to`. The result is null when that is not a whole number of öre, as 100 000 per
 * year is per month.
 */
export const convertRent = (amount: number, from: PaymentInterval, to: PaymentInterval): number | null => {
  if (from === to) return amount;
  const ore = (amount * 100 * monthsPerInterval[to]) / monthsPerInterval[from];
  return Math.abs(ore - Math.round(ore)) < TOLERANCE_ORE ? Math.round(ore) / 100 : null;
};

/** The rent per payment interval, converted from the one rent column that is filled in. */
export const readRent = (cellOf: (key: FixedColumnKey) => ImportCell): ImportedRent => {
  const amounts = columns.map(({ column, per }) => ({ column, per, ...readAmount(cellOf(column)) }));
  const problems: { column: FixedColumnKey; message: string }[] = amounts.flatMap(({ column, error }) =>
    error === undefined ? [] : [{ column, message: error }],
  );
  const [first, second] = amounts.filter(({ value }) => typeof value === 'number');
  if (second !== undefined) problems.push({ column: second.column, message: importTexts.oneRent });
  const chosen = readInterval(cellOf('payment_interval'));
  if (chosen.error !== undefined) problems.push({ column: 'payment_interval', message: chosen.error });
  const interval = chosen.value ?? first?.per ?? 'MONTHLY';
  const column = first?.column ?? rentColumns[interval];
  if (typeof first?.value !== 'number') return { fee: null, interval, column, problems };
  const fee = convertRent(first.value, first.per ?? interval, interval);
  if (fee === null)
    problems.push({
      column,
      message: importTexts.rentNotEven(paymentIntervalLabel[interval].toLocaleLowerCase('sv')),
    });
  return { fee, interval, column, problems };
};
