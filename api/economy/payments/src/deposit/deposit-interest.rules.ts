import { daysBetween, type LocalDate } from '@husrum/format';

/** What came in of a deposit, or went out of it if negative. */
export interface DepositMovement {
  readonly day: LocalDate;
  readonly ore: number;
}

/** Interest is agreed in hundredths of a percent for a year, and a year has 365 days, as with late interest. */
const PARTS_OF_A_YEAR = 10_000n * 365n;

/**
 * The interest on what was held to the day (docs/domain-rules.md, D-31): each amount from the day after it moved, with the day itself,
 * rounded to öre once, half up. 20 000 kr at 2 % for 365 days is 400 kr, for 100 days 109,59.
 */
export const calculateInterest = (
  movements: readonly DepositMovement[],
  rate: number,
  until: LocalDate,
): number => {
  const oreDays = movements
    .filter(({ day }) => day < until)
    .reduce((sum, { day, ore }) => sum + BigInt(ore) * BigInt(daysBetween(day, until)), 0n);
  const product = oreDays * BigInt(rate);
  return product <= 0n ? 0 : Number((2n * product + PARTS_OF_A_YEAR) / (2n * PARTS_OF_A_YEAR));
};
