import { averagePricePerM2, intervalRent, monthlyIncome } from '@husrum/api-rent';
import type { PaymentInterval } from '@husrum/contract/lease';

interface Terms {
  fee: string;
  feeAsM2: boolean;
  interval: PaymentInterval;
}
/** The sums of a lease's add-ons, by their interval. Öre; deductions are negative. */
export interface AddonSums {
  /** Per payment interval of the lease. */
  addonsOre: number;
  monthlyAddonsOre: number;
}
export interface RentableEntity {
  area: string | null;
  /** The rent asked for it; null when none is set. */
  askingTerms: Terms | null;
  /** The terms and add-ons of its lease today; null when it is vacant. */
  leaseTerms: (Terms & AddonSums & { leaseId: number }) | null;
}

export interface PortfolioStats {
  occupied: number;
  rentable: number;
  /** Öre a month ex VAT, of the entities that are let. */
  currentIncomeOre: number;
  /** The same, and the rent asked for the vacant ones. */
  maxIncomeOre: number;
  /** m² per entity that has an area. */
  averageArea: number | null;
  /** SEK a year and m². */
  averagePrice: number | null;
}

/** A recurring income in öre per interval. */
const toIncome = ({ fee, feeAsM2, interval }: Terms, area: string | null) => ({
  ore: intervalRent({ fee, feeAsM2, area }),
  interval,
});

type Income = ReturnType<typeof toIncome>;

/**
 * Occupancy and income of the portfolio (docs/domain-rules.md, D-21). The maximum income includes the rent asked for vacant
 * entities.
 */
export const calculatePortfolioStats = (entities: readonly RentableEntity[]): PortfolioStats => {
  const current: Income[] = [];
  const vacant: Income[] = [];
  const priced: (Income & { area: string })[] = [];
  let [occupied, entitiesWithArea, areaSum] = [0, 0, 0];
  // This is a single loop, because the dashboard waits for this with up to 5 000 objects.
  for (const entity of entities) {
    if (entity.area !== null) {
      entitiesWithArea += 1;
      areaSum += Number(entity.area);
    }
    if (entity.leaseTerms !== null) {
      const { ore, interval } = toIncome(entity.leaseTerms, entity.area);
      occupied += 1;
      current.push({ ore: ore + entity.leaseTerms.addonsOre, interval });
      current.push({ ore: entity.leaseTerms.monthlyAddonsOre, interval: 'MONTHLY' });
      if (entity.area !== null) priced.push({ ore, interval, area: entity.area });
    } else if (entity.askingTerms !== null) vacant.push(toIncome(entity.askingTerms, entity.area));
  }
  return {
    occupied,
    rentable: entities.length,
    currentIncomeOre: monthlyIncome(current),
    maxIncomeOre: monthlyIncome([...current, ...vacant]),
    averageArea: entitiesWithArea === 0 ? null : Math.round((areaSum / entitiesWithArea) * 10) / 10,
    averagePrice: averagePricePerM2(priced),
  };
};
