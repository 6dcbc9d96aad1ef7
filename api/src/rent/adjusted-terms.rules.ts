import { addDays, type LocalDate } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { decimal, fraction, over, plus, rounded, times } from './fraction';
import type { Span } from './period';
import { adjustedFee } from './rent-adjustment.rules';
import type { RentVersion } from './rent-rows.rules';

/** A change of rent by percent from a day on. */
export interface Adjustment {
  /** The day it is executed, and the first on which the new rent counts. */
  from: LocalDate;
  /** Percent; negative lowers. */
  rate: number | string;
  /** Whether add-ons change too (D-19: only when ticked). */
  addons: boolean;
}

/** Whether a lease runs on the day an adjustment is executed: then it follows (D-15). One agreed for later does not. */
export const isReached = (lease: Span, { from }: Pick<Adjustment, 'from'>): boolean =>
  lease.start <= from && (lease.stop === null || lease.stop >= from);

/**
 * The versions of a rent after an adjustment (D-15): one from its day with the fee in force then adjusted, and every
 * later one adjusted too. What was in force before that day stays.
 */
export const adjustVersions = <V extends RentVersion>(
  versions: readonly V[],
  { from, rate }: Pick<Adjustment, 'from' | 'rate'>,
): V[] => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const adjusted = (version: V, validFrom: LocalDate): V => ({
    ...version,
    validFrom,
    fee: adjustedFee(version.fee, rate, version.feeAsM2),
  });
  const before = inOrder.filter((version) => version.validFrom < from);
  const after = inOrder.filter((version) => version.validFrom >= from);
  const inForce = before.at(-1);
  const begins = after[0]?.validFrom === from || inForce === undefined ? [] : [adjusted(inForce, from)];
  return [...before, ...begins, ...after.map((version) => adjusted(version, version.validFrom))];
};

const adjustedOre = (ore: number, rate: number | string): number =>
  rounded(times(fraction(ore), plus(fraction(1n), over(decimal(rate), fraction(100n)))));

/** What an adjustment makes of one add-on: what it was until the day before, and what it is from the day on. */
export const adjustAddon = (
  addon: Addon,
  { from, rate }: Pick<Adjustment, 'from' | 'rate'>,
): { ended: Addon | null; adjusted: Addon | null } => {
  if (addon.stop !== null && addon.stop < from) return { ended: addon, adjusted: null };
  const adjusted = { ...addon, feeOre: adjustedOre(addon.feeOre, rate) };
  if (addon.start >= from) return { ended: null, adjusted };
  return { ended: { ...addon, stop: addDays(from, -1) }, adjusted: { ...adjusted, start: from } };
};

export const adjustAddons = (addons: readonly Addon[], adjustment: Adjustment): Addon[] =>
  adjustment.addons
    ? addons.flatMap((addon) => {
        const { ended, adjusted } = adjustAddon(addon, adjustment);
        return [ended, adjusted].filter((part) => part !== null);
      })
    : [...addons];
