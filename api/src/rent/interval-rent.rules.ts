import { monthsOf, type PaymentInterval } from '@husrum/contract/lease';
import { decimal, type Fraction, fraction, rounded, times } from './fraction';

/** What one version of a lease's rent says. */
export interface RentTerms {
  /** SEK per interval; with `feeAsM2` SEK per m² and interval, four decimals. As the wire or a numeric column has it. */
  fee: number | string;
  feeAsM2: boolean;
  /** m²; read only with `feeAsM2`. */
  area: number | string | null;
  interval: PaymentInterval;
}

const HUNDRED = fraction(100n);

/**
 * Rent of one interval ex VAT without add-ons, in öre (D-1): the fee, or fee × area rounded once. A fee per m² of an
 * object without area is 0: an invoice of it is stopped for a person to look at (D-8).
 */
export const intervalRent = ({ fee, feeAsM2, area }: Omit<RentTerms, 'interval'>): number =>
  rounded(times(times(decimal(fee), HUNDRED), feeAsM2 ? decimal(area ?? 0) : fraction(1n)));

/** An amount per interval as an exact amount per month, in öre: a quarter's 45 000 kr is 15 000 kr. */
export const perMonth = (ore: number, interval: PaymentInterval): Fraction =>
  fraction(ore, monthsOf[interval]);

/** An amount per interval as an amount per year, in öre. */
export const perYear = (ore: number, interval: PaymentInterval): number => (ore * 12) / monthsOf[interval];
