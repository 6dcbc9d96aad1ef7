import { type LocalDate, latestDate } from '@husrum/format';
import type { DepositMovement } from './deposit-interest.rules';

/** What is known of a deposit when something of it is used, repaid or added. */
export interface HeldDeposit {
  readonly heldOre: number;
  /** All that came in and went out. */
  readonly movements: readonly DepositMovement[];
}

export type DepositProblem = 'NOTHING_HELD' | 'MORE_THAN_HELD' | 'IN_FUTURE' | 'TOO_EARLY';

/** The day of the last movement. What comes next cannot be earlier, so that no day has less than nothing. Null: nothing came in. */
export const lastMovementDay = (movements: readonly DepositMovement[]): LocalDate | null => {
  const [first, ...rest] = movements.map(({ day }) => day);
  return first === undefined ? null : latestDate(first, ...rest);
};

/** Why a day does not fit, or null. */
export const findDayProblem = (
  day: LocalDate,
  movements: readonly DepositMovement[],
  today: LocalDate,
): Extract<DepositProblem, 'IN_FUTURE' | 'TOO_EARLY'> | null => {
  if (day > today) return 'IN_FUTURE';
  const earliest = lastMovementDay(movements);
  return earliest !== null && day < earliest ? 'TOO_EARLY' : null;
};

/** Why the amount cannot be taken from the deposit on the day, or null. */
export const findDepositProblem = (
  { amountOre, day }: { readonly amountOre: number; readonly day: LocalDate },
  { heldOre, movements }: HeldDeposit,
  today: LocalDate,
): DepositProblem | null => {
  if (heldOre <= 0) return 'NOTHING_HELD';
  if (amountOre > heldOre) return 'MORE_THAN_HELD';
  return findDayProblem(day, movements, today);
};
