/** How long the period of a company's VAT return is. */
export const vatPeriodLengths = ['MONTH', 'QUARTER', 'YEAR'] as const;
export type VatPeriodLength = (typeof vatPeriodLengths)[number];
export const vatPeriodLengthLabel: Readonly<Record<VatPeriodLength, string>> = {
  MONTH: 'Månad',
  QUARTER: 'Kvartal',
  YEAR: 'Kalenderår',
};
export const monthsOfVatPeriod: Readonly<Record<VatPeriodLength, number>> = {
  MONTH: 1,
  QUARTER: 3,
  YEAR: 12,
};

/** The first month of the period that has the month: `2026-10` for November as a quarter. */
export const firstMonthOfVatPeriod = (month: string, length: VatPeriodLength): string => {
  const number = Number(month.slice(5));
  const first = number - ((number - 1) % monthsOfVatPeriod[length]);
  return `${month.slice(0, 4)}-${String(first).padStart(2, '0')}`;
};
