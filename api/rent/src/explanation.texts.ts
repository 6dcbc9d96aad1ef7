import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';
import {
  endOfMonth,
  formatDateRange,
  formatMonth,
  formatOre,
  formatPerSquareMetre,
  formatSquareMetres,
  monthOf,
  splitByMonth,
  startOfMonth,
} from '@husrum/format';
import { type AddonRow, feeInterval } from './addon-rows.rules';
import { memoize } from './memoize';
import type { Period } from './period';
import type { RentRow } from './rent-rows.rules';

/** Whole months by name, `november 2026` or `november 2026 – januari 2027`; other periods by first and last day. */
export const formatPeriod = memoize(
  ({ start, stop }: Period): string => {
    if (start !== startOfMonth(start) || stop !== endOfMonth(stop)) return formatDateRange(start, stop);
    const [first, last] = [formatMonth(start), formatMonth(stop)];
    return monthOf(start) === monthOf(stop) ? first : `${first} – ${last}`;
  },
  ({ start, stop }) => `${start} ${stop}`,
);

/**
 * The share of an interval as a formula of days over days in the month, plus whole months: `19/28`, `(16/30 + 2)/3`. The
 * result is null for a whole interval.
 */
const explainShare = memoize(
  (period: Period, interval: PaymentInterval): string | null => {
    const parts = splitByMonth(period);
    const months = monthsPerInterval[interval];
    const wholeMonths = parts.filter((part) => part.days === part.daysInMonth).length;
    if (wholeMonths === parts.length && wholeMonths === months) return null;
    const partialMonths = parts.filter((part) => part.days < part.daysInMonth);
    const terms = partialMonths.map((part) => `${part.days}/${part.daysInMonth}`);
    if (wholeMonths > 0) terms.push(String(wholeMonths));
    const text = terms.join(' + ');
    if (months > 1)
      return terms.length === 1 && partialMonths.length === 0 ? `${text}/${months}` : `(${text})/${months}`;
    return terms.length > 1 ? `(${text})` : text;
  },
  ({ start, stop }, interval) => `${start} ${stop} ${interval}`,
);

const formatFormula = (
  subject: string,
  period: Period,
  interval: PaymentInterval,
  amountOre: number,
): string => {
  const share = explainShare(period, interval);
  return share === null ? subject : `${subject} × ${share} = ${formatOre(amountOre)}`;
};

/** The name of a rent row: `Hyra november 2026`. */
export const rentRowName = (period: Period): string => `Hyra ${formatPeriod(period)}`;

/** How the amount of a rent row is calculated: `Hyra 8 500 kr × 19/28 = 5 767,86 kr`. */
export const explainRent = ({ period, version, area, intervalOre, amountOre }: RentRow): string => {
  const perM2 = version.feeAsM2
    ? ` (${formatPerSquareMetre(Number(version.fee))} × ${formatSquareMetres(Number(area))})`
    : '';
  return formatFormula(`Hyra ${formatOre(intervalOre)}${perM2}`, period, version.interval, amountOre);
};

/** How the amount of an add-on row is calculated: `Bredband 199 kr × 15/30 = 99,50 kr`, `Bredband 199 kr × 3 = 597 kr`. */
export const explainAddon = (row: AddonRow, interval: PaymentInterval): string =>
  formatFormula(
    `${row.addon.name} ${formatOre(row.addon.feeOre)}`,
    row.period,
    feeInterval(row.addon, interval),
    row.amountOre,
  );

/** Texts of the invoice rows for the difference after terms have changed (docs/domain-rules.md, D-15). */
export const differenceTexts = {
  rent: 'hyra',
  /** `Mellanskillnad hyra december 2026`. */
  rowName: (subject: string, period: Period): string => `Mellanskillnad ${subject} ${formatPeriod(period)}`,
  /** `8 649,16 kr − 8 500 kr = 149,16 kr`. */
  explanation: (oldOre: number, newOre: number): string =>
    `${formatOre(newOre)} − ${formatOre(oldOre)} = ${formatOre(newOre - oldOre)}`,
} as const;
