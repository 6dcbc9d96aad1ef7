import { monthsPerInterval, type PaymentInterval } from '@husrum/contract/lease';

export interface Rent {
  fee: number;
  isPerM2: boolean;
  /** The area in m²; null when unknown. */
  area: number | null;
  interval: PaymentInterval;
}

export interface RentBreakdown {
  /** SEK per payment interval. */
  perInterval: number;
  perYear: number;
  /** SEK per m² and year; null without an area. */
  perM2AndYear: number | null;
}

const roundToOre = (sek: number): number => Math.round(Number((sek * 100).toPrecision(15))) / 100;

/**
 * The rent per interval, per year, and per m² and year (docs/domain-rules.md, D-1). The result is null when the fee is per m²
 * and the area is unknown.
 */
export const calculateRent = ({ fee, isPerM2, area, interval }: Rent): RentBreakdown | null => {
  if (isPerM2 && area === null) return null;
  const perInterval = roundToOre(isPerM2 ? fee * (area ?? 0) : fee);
  const intervals = 12 / monthsPerInterval[interval];
  const perYear = roundToOre(perInterval * intervals);
  return {
    perInterval,
    perYear,
    perM2AndYear: area === null ? null : roundToOre(isPerM2 ? fee * intervals : perYear / area),
  };
};
