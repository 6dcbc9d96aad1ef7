import { endOfMonth, type Month, monthLabel, startOfMonth } from '@husrum/format';

export interface Bar {
  month: Month;
  /** `dec` under the bar, `december 2026` where there is room. */
  short: string;
  label: string;
  value: number;
  /** Of the highest bar, 0 to 1. */
  height: number;
  from: string;
  to: string;
}

const shortMonth = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });

export const barsOf = (months: readonly Month[], values: readonly number[]): Bar[] => {
  const highest = Math.max(0, ...values);
  return months.map((month, index) => {
    const value = values[index] ?? 0;
    const from = startOfMonth(month);
    return {
      month,
      short: shortMonth.format(new Date(`${from}T00:00:00Z`)).slice(0, 3),
      label: monthLabel(month),
      value,
      height: highest === 0 ? 0 : Math.max(0, value) / highest,
      from,
      to: endOfMonth(month),
    };
  });
};
