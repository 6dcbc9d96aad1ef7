import { calculateRent, type Rent } from './rent-breakdown';

const UNLIKELY_FACTOR = 10;

/** Whether an amount is at least ten times, or at most a tenth of, what it was. Nothing is unlikely after zero. */
export const isUnlikelyAmount = (before: number, after: number): boolean => {
  const [old, changed] = [Math.abs(before), Math.abs(after)];
  return old !== 0 && (changed >= old * UNLIKELY_FACTOR || changed * UNLIKELY_FACTOR <= old);
};

/**
 * Whether a rent is at least ten times, or at most a tenth of, what it was: often a digit too many, or the rent of a
 * year entered as that of a month. Rents of different intervals are compared by year. Nothing is unlikely
 * after a rent of zero.
 */
export const isUnlikelyRent = (before: Rent, after: Rent): boolean => {
  const [old, changed] = [before, after].map((rent) => calculateRent(rent)?.perYear ?? 0);
  if (old === undefined || changed === undefined || calculateRent(after) === null) return false;
  return isUnlikelyAmount(old, changed);
};
