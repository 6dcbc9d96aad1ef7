import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import { type Fraction, fraction, multiply, parseDecimal, roundHalfAwayFromZero } from './fraction';

/** The terms of one rent version. */
export interface RentTerms {
  /** SEK per interval, or with `feeAsM2` SEK per m² and interval with four decimals. A JSON number or a numeric column. */
  fee: number | string;
  feeAsM2: boolean;
  /** m²; used only with `feeAsM2`. */
  area: number | string | null;
  interval: PaymentInterval;
}

const HUNDRED = fraction(100n);

/**
 * The rent of one interval in öre, ex VAT and without add-ons (docs/domain-rules.md, D-1): the fee, or fee × area rounded once.
 * A fee per m² without an area gives 0, and an invoice with it needs review (D-8).
 */
export const intervalRent = ({ fee, feeAsM2, area }: Omit<RentTerms, 'interval'>): number =>
  roundHalfAwayFromZero(
    multiply(multiply(parseDecimal(fee), HUNDRED), feeAsM2 ? parseDecimal(area ?? 0) : fraction(1n)),
  );

/** Converts öre per interval to exact öre per month: 45 000 kr per quarter is 15 000 kr per month. */
export const toMonthlyAmount = (ore: number, interval: PaymentInterval): Fraction =>
  fraction(ore, monthsPerInterval[interval]);

/** Converts öre per interval to öre per year. */
export const toYearlyAmount = (ore: number, interval: PaymentInterval): number =>
  (ore * 12) / monthsPerInterval[interval];
