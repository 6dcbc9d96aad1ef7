import type { ResponseOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { formatMonth, formatShortMonthName, fromOre, type Month, toOre } from '@husrum/format';

export interface MonthBar {
  month: Month;
  /** `dec`, under the bar. */
  shortLabel: string;
  /** `december 2026`. */
  label: string;
  /** SEK excluding VAT: `created` plus `upcoming`. */
  value: number;
  /** The part of the value that created invoices have. */
  created: number;
  /** The part of the value that job runs will create invoices for. */
  upcoming: number;
  /** Share of the highest bar, 0 to 1. */
  height: number;
  /** Upcoming share of the bar, 0 to 1. */
  upcomingShare: number;
}

export const toMonthBars = ({
  labels,
  data,
  coming = [],
}: ResponseOf<typeof economyCalls.projectedIncome>): MonthBar[] => {
  const highest = Math.max(0, ...data);
  const toShare = (part: number, whole: number) => (whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole)));
  return labels.map((month, index) => {
    const [value, upcoming] = [data[index] ?? 0, coming[index] ?? 0];
    return {
      month,
      shortLabel: formatShortMonthName(month),
      label: formatMonth(month),
      value,
      created: fromOre(toOre(value) - toOre(upcoming)),
      upcoming,
      height: toShare(value, highest),
      upcomingShare: toShare(upcoming, value),
    };
  });
};
