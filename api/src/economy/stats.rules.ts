import type { PaymentInterval } from '@husrum/contract/lease';
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

const incomeOf = ({ fee, feeAsM2, interval }: Terms, area: string | null): RecurringIncome => ({
  ore: intervalRent({ fee, feeAsM2, area }),
  interval,
});

/** How full the portfolio is, and what it brings in (D-21). A vacant object counts with what is asked for it. */
export const portfolioStats = (rentables: readonly Rentable[]): PortfolioStats => {
  const current: RecurringIncome[] = [];
  const vacant: RecurringIncome[] = [];
  const priced: (RecurringIncome & { area: string })[] = [];
  let [occupied, measured, area] = [0, 0, 0];
  // One way through, each rent counted once: whoever opens the dashboard of 5 000 objects waits for it.
  for (const object of rentables) {
    if (object.area !== null) {
      measured += 1;
      area += Number(object.area);
    }
    if (object.let !== null) {
      const { ore, interval } = incomeOf(object.let, object.area);
      occupied += 1;
      // Rent with the add-ons that recur.
      current.push({ ore: ore + object.let.addonsOre, interval });
      if (object.area !== null) priced.push({ ore, interval, area: object.area });
    } else if (object.asked !== null) vacant.push(incomeOf(object.asked, object.area));
  }
  return {
    occupied,
    rentable: rentables.length,
    currentOre: monthlyIncome(current),
    maxOre: monthlyIncome([...current, ...vacant]),
    averageArea: measured === 0 ? null : Math.round((area / measured) * 10) / 10,
    averagePrice: averagePricePerM2(priced),
  };
};
