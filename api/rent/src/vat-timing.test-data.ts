import type { LocalDate, Month } from '@husrum/format';

/** The last day of the first quarter. */
export const VAT_TIMING_PERIOD_STOP: LocalDate = '2027-03-31';

/** The worked examples of D-12: the day on which the rent of the first quarter is paid (null: never), and the month of its VAT. */
export const vatTimingExamples: readonly (readonly [paidAt: LocalDate | null, month: Month])[] = [
  ['2026-12-25', '2026-12'],
  ['2027-01-10', '2027-01'],
  ['2027-03-31', '2027-03'],
  ['2027-04-05', '2027-03'],
  [null, '2027-03'],
];
