/** How long the period of a company's VAT return is. */
export const vatPeriodLengths = ['MONTH', 'QUARTER', 'YEAR'] as const;
export type VatPeriodLength = (typeof vatPeriodLengths)[number];
export const vatPeriodLengthLabel: Readonly<Record<VatPeriodLength, string>> = {
  MONTH: 'Månad',
  QUARTER: 'Kvartal',
  YEAR: 'Räkenskapsår',
};
export const monthsOfVatPeriod: Readonly<Record<VatPeriodLength, number>> = {
  MONTH: 1,
  QUARTER: 3,
  YEAR: 12,
};

/**
 * The first month of the period that has the month: `2026-10` for November as a quarter. A year begins with the month `yearStart`, 1–12;
 * quarters are those of the calendar.
 */
export const firstMonthOfVatPeriod = (month: string, length: VatPeriodLength, yearStart: number): string => {
  const number = Number(month.slice(5));
  const start = length === 'YEAR' ? yearStart : 1;
  const months = monthsOfVatPeriod[length];
  const first = number - ((number - start + 12) % months);
  const year = Number(month.slice(0, 4)) - (first < 1 ? 1 : 0);
  return `${year}-${String(first < 1 ? first + 12 : first).padStart(2, '0')}`;
};
