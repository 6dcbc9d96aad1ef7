import { monthsOf, type PaymentInterval } from '@husrum/contract/lease';
import {
  dateRange,
  endOfMonth,
  kronorOfOre,
  kronorPerSquareMetre,
  monthLabel,
  monthOf,
  squareMetres,
  startOfMonth,
} from '@husrum/format';
import type { AddonRow } from './addon-rows.rules';
import type { Period } from './period';
import { monthParts } from './proration.rules';
import { remembered } from './remembered';
import type { RentRow } from './rent-rows.rules';

/** A period as people say it: `november 2026`, `november 2026 – januari 2027`, else its first and last day. */
export const periodLabel = remembered(
  ({ start, stop }: Period): string => {
    if (start !== startOfMonth(start) || stop !== endOfMonth(stop)) return dateRange(start, stop);
    const [first, last] = [monthLabel(start), monthLabel(stop)];
    return monthOf(start) === monthOf(stop) ? first : `${first} – ${last}`;
  },
  ({ start, stop }) => `${start} ${stop}`,
);

/** The share as a sum of days over days in the month, and whole months: `19/28`, `(16/30 + 2)/3`; null for a whole. */
const shareText = remembered(
  (period: Period, interval: PaymentInterval): string | null => {
    const parts = monthParts(period);
    const months = monthsOf[interval];
    const whole = parts.filter((part) => part.days === part.daysInMonth).length;
    if (whole === parts.length && whole === months) return null;
    const broken = parts.filter((part) => part.days < part.daysInMonth);
    const terms = broken.map((part) => `${part.days}/${part.daysInMonth}`);
    if (whole > 0) terms.push(String(whole));
    const text = terms.join(' + ');
    if (months > 1)
      return terms.length === 1 && broken.length === 0 ? `${text}/${months}` : `(${text})/${months}`;
    return terms.length > 1 ? `(${text})` : text;
  },
  ({ start, stop }, interval) => `${start} ${stop} ${interval}`,
);

const formula = (what: string, period: Period, interval: PaymentInterval, amountOre: number): string => {
  const share = shareText(period, interval);
  return share === null ? what : `${what} × ${share} = ${kronorOfOre(amountOre)}`;
};

/** Why a row of rent is what it is: `Hyra 8 500 kr × 19/28 = 5 767,86 kr`. */
export const explainRent = ({ period, version, intervalOre, amountOre }: RentRow): string => {
  const perM2 = version.feeAsM2
    ? ` (${kronorPerSquareMetre(Number(version.fee))} × ${squareMetres(Number(version.area))})`
    : '';
  return formula(`Hyra ${kronorOfOre(intervalOre)}${perM2}`, period, version.interval, amountOre);
};

/** Why a row of an add-on is what it is: `Bredband 199 kr × 15/30 = 99,50 kr`. */
export const explainAddon = (row: AddonRow, interval: PaymentInterval): string =>
  formula(`${row.addon.name} ${kronorOfOre(row.addon.feeOre)}`, row.period, interval, row.amountOre);
