import { monthsOf, type PaymentInterval } from '@husrum/contract/lease';

export interface Rent {
  fee: number;
  perM2: boolean;
  /** m²; null when it is not known. */
  area: number | null;
  interval: PaymentInterval;
}

export interface RentMeaning {
  /** SEK per interval. */
  perInterval: number;
  perYear: number;
  /** SEK per m² and year; null without an area. */
  perM2AndYear: number | null;
}

const kronorAndOre = (sek: number): number => Math.round(Number((sek * 100).toPrecision(15))) / 100;

/** What a fee amounts to (D-1): per interval, per year, and per m² and year, which is how premises are compared. */
export const rentMeaning = ({ fee, perM2, area, interval }: Rent): RentMeaning | null => {
  if (perM2 && area === null) return null;
  const perInterval = kronorAndOre(perM2 ? fee * (area ?? 0) : fee);
  const intervals = 12 / monthsOf[interval];
  const perYear = kronorAndOre(perInterval * intervals);
  return {
    perInterval,
    perYear,
    perM2AndYear: area === null ? null : kronorAndOre(perM2 ? fee * intervals : perYear / area),
  };
};
