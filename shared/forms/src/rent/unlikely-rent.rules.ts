import { calculateRent, type Rent } from './rent-breakdown';

const UNLIKELY_FACTOR = 10;

/** Whether an amount is at least ten times, or at most a tenth of, what it was. Nothing is unlikely after zero. */
export const isUnlikelyAmount = (before: number, after: number): boolean => {
  const sizeBefore = Math.abs(before);
  const sizeAfter = Math.abs(after);
  return (
    sizeBefore !== 0 &&
    (sizeAfter >= sizeBefore * UNLIKELY_FACTOR || sizeAfter * UNLIKELY_FACTOR <= sizeBefore)
  );
};

/**
 * Whether a rent is at least ten times, or at most a tenth of, what it was: often a digit too many, or the rent of a
 * year entered as that of a month. Rents of different intervals are compared by year. Nothing is unlikely
 * after a rent of zero.
 */
export const isUnlikelyRent = (before: Rent, after: Rent): boolean => {
  const rentAfter = calculateRent(after);
  return rentAfter !== null && isUnlikelyAmount(calculateRent(before)?.perYear ?? 0, rentAfter.perYear);
};
