import type { PaymentInterval } from '@husrum/contract';
import { intervalRent } from '../rent/interval-rent.rules';
import { averagePricePerM2, monthlyIncome, type RecurringIncome } from '../rent/stats.rules';

interface Terms {
  fee: string;
  feeAsM2: boolean;
  interval: PaymentInterval;
}
/** A rentable object: what is asked for it, and the terms it is let on today. */
export interface Rentable {
  area: string | null;
  asked: Terms | null;
  /** With its add-ons of today, öre per interval. */
  let: (Terms & { leaseId: number; addonsOre: number }) | null;
}

export interface PortfolioStats {
  occupied: number;
  rentable: number;
  /** Öre a month ex VAT. */
  currentOre: number;
  maxOre: number;
  averageArea: number | null;
  /** SEK a year and m². */
  averagePrice: number | null;
}

const incomeOf = (terms: Rentable['asked'], area: string | null): RecurringIncome | null =>
  terms && { ore: intervalRent({ ...terms, area }), interval: terms.interval };
/** Rent with the add-ons that recur. */
const wholeIncomeOf = ({ let: terms, area }: Rentable): RecurringIncome | null => {
  const rent = incomeOf(terms, area);
  return rent && terms && { ...rent, ore: rent.ore + terms.addonsOre };
};
const known = <T>(value: T | null): T[] => (value === null ? [] : [value]);

/** How full the portfolio is, and what it brings in (D-21). A vacant object counts with what is asked for it. */
export const portfolioStats = (rentables: readonly Rentable[]): PortfolioStats => {
  const occupied = rentables.filter((object) => object.let !== null);
  const current = occupied.flatMap((object) => known(wholeIncomeOf(object)));
  const vacant = rentables
    .filter((object) => object.let === null)
    .flatMap((object) => known(incomeOf(object.asked, object.area)));
  const areas = rentables.flatMap((object) => known(object.area)).map(Number);
  const priced = occupied.flatMap((object) => {
    const income = incomeOf(object.let, object.area);
    return income === null || object.area === null ? [] : [{ ...income, area: object.area }];
  });
  return {
    occupied: occupied.length,
    rentable: rentables.length,
    currentOre: monthlyIncome(current),
    maxOre: monthlyIncome([...current, ...vacant]),
    averageArea:
      areas.length === 0
        ? null
        : Math.round((areas.reduce((sum, area) => sum + area, 0) / areas.length) * 10) / 10,
    averagePrice: averagePricePerM2(priced),
  };
};
