import type { ResponseOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';

type EconomyStatistics = ResponseOf<typeof economyCalls.statistics>;

export const makeEconomyStatistics = (changes: Partial<EconomyStatistics> = {}): EconomyStatistics => ({
  stat_income_current: 17_000,
  stat_income_max: 25_500,
  stat_income_r12: 0,
  stat_sent_r12: 198_000,
  stat_leases_total: 2,
  stat_occupancy_total: 2,
  stat_rentable_total: 3,
  stat_tenants_current: 1,
  stat_area_average: 62.5,
  stat_area_average_price: 1645.16,
  stat_month_billed: 0,
  stat_month_paid: 0,
  stat_rental_months: [
    { month: '2026-12', billed: 100_000, paid: 62_500, left: 37_500 },
    { month: '2027-01', billed: 0, paid: 0, left: 0 },
  ],
  ...changes,
});

export const monthsOf2027 = Array.from(
  { length: 12 },
  (_, index) => `2027-${String(index + 1).padStart(2, '0')}`,
);
