import type { OkOf } from '@husrum/contract/core';
import type { economyCalls } from '@husrum/contract/economy';
import { fromOre, type Month, monthLabel, startOfMonth, toOre } from '@husrum/format';

export interface Bar {
  month: Month;
  /** `dec` under the bar, `december 2026` where there is room. */
  short: string;
  label: string;
  /** SEK: all of it, in invoices that are made, and in those to come. */
  value: number;
  made: number;
  coming: number;
  /** Of the highest bar, 0 to 1. */
  height: number;
  /** How much of the bar is still to come, 0 to 1. */
  comingShare: number;
}

const shortMonth = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });

export const barsOf = ({ labels, data, coming = [] }: OkOf<typeof economyCalls.projected>): Bar[] => {
  const highest = Math.max(0, ...data);
  const shareOf = (part: number, whole: number) => (whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole)));
  return labels.map((month, index) => {
    const [value, ahead] = [data[index] ?? 0, coming[index] ?? 0];
    return {
      month,
      short: shortMonth.format(new Date(`${startOfMonth(month)}T00:00:00Z`)).slice(0, 3),
      label: monthLabel(month),
      value,
      made: fromOre(toOre(value) - toOre(ahead)),
      coming: ahead,
      height: shareOf(value, highest),
      comingShare: shareOf(ahead, value),
    };
  });
};
