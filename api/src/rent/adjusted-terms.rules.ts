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

/** A fee of an add-on after a change by percent: öre, half away from zero. */
export const adjustedOre = (ore: number, rate: number | string): number =>
  rounded(times(fraction(ore), plus(fraction(1n), over(decimal(rate), fraction(100n)))));

/** An add-on that costs something else from a day on: what it was until the day before, and what it is from then. */
export const changeAddon = (
  addon: Addon,
  from: LocalDate,
  feeOre: number,
): { ended: Addon | null; changed: Addon | null } => {
  if (addon.stop !== null && addon.stop < from) return { ended: addon, changed: null };
  if (addon.start >= from) return { ended: null, changed: { ...addon, feeOre } };
  return { ended: { ...addon, stop: addDays(from, -1) }, changed: { ...addon, feeOre, start: from } };
};

export const adjustAddons = (
  addons: readonly Addon[],
  { from, rate, addons: ticked }: Adjustment,
): Addon[] =>
  ticked
    ? addons.flatMap((addon) => {
        const { ended, changed } = changeAddon(addon, from, adjustedOre(addon.feeOre, rate));
        return [ended, changed].filter((part) => part !== null);
      })
    : [...addons];
