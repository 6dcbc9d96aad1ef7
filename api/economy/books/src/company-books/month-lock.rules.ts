import { endOfMonth, type LocalDate, lastLockableDay } from '@husrum/format';

export type LockProblem = 'NOT_END_OF_MONTH' | 'NOT_PASSED' | 'ALREADY_LOCKED';

/** Why months cannot be locked to the day, or null. */
export const findLockProblem = (
  through: LocalDate,
  lockedThrough: LocalDate | null,
  today: LocalDate,
): LockProblem | null => {
  if (through !== endOfMonth(through)) return 'NOT_END_OF_MONTH';
  if (through > lastLockableDay(today)) return 'NOT_PASSED';
  return lockedThrough !== null && through <= lockedThrough ? 'ALREADY_LOCKED' : null;
};

export type UnlockProblem = 'NOT_END_OF_MONTH' | 'NOT_LOCKED';

/** Why the months after the day cannot be unlocked, or null. Without a day, all are. */
export const findUnlockProblem = (
  through: LocalDate | null,
  lockedThrough: LocalDate | null,
): UnlockProblem | null => {
  if (through !== null && through !== endOfMonth(through)) return 'NOT_END_OF_MONTH';
  return lockedThrough === null || (through !== null && through >= lockedThrough) ? 'NOT_LOCKED' : null;
};
