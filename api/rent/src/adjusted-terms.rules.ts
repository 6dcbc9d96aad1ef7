import { addDays, type LocalDate, latestDate } from '@husrum/format';
import type { Addon } from './addon-rows.rules';
import { adjustFee } from './adjust-fee.rules';
import type { LeaseTerms } from './adjustment-effect.rules';
import { addonAgreedFrom, isRentAdjustable, rentAgreedFrom } from './agreed-from.rules';
import { add, divide, fraction, multiply, parseDecimal, roundHalfAwayFromZero } from './fraction';
import { overlaps, type Period, type Span } from './period';
import type { RentVersion } from './rent-rows.rules';

/** A change of rent by percent from a day on (docs/domain-rules.md, D-15). */
export interface Adjustment {
  /** The day of execution. The new rent applies from this day. */
  from: LocalDate;
  /** Percent; negative lowers the rent. */
  rate: number | string;
  /** Whether add-ons change too (D-19: only if chosen). */
  includesAddons: boolean;
  /**
   * The day of execution, if a lease that missed it gets the new rent from a later day: a rent that was agreed for that day or a later
   * one is not changed. Left out: `from`.
   */
  executedOn?: LocalDate;
}

/** An adjustment that is not executed yet. An invoice whose amounts include it stores it. */
export interface ScheduledAdjustment extends Adjustment {
  id: number;
}

/** Whether an adjustment changes a lease (D-15): the lease must run on the day of execution. A future lease is not changed. */
export const isAdjusted = (lease: Span, { from }: Pick<Adjustment, 'from'>): boolean =>
  lease.start <= from && (lease.stop === null || lease.stop >= from);

/** Versions with their last days: the day before the next version, or null for the last one. */
const withLastDays = <V extends RentVersion>(
  versions: readonly V[],
): { version: V; stop: LocalDate | null }[] =>
  versions
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .map((version, index, inOrder) => {
      const next = inOrder[index + 1];
      return { version, stop: next === undefined ? null : addDays(next.validFrom, -1) };
    });

/** Whether an adjustment changes the rent or an add-on of a lease on one of the days. */
export const changesTerms = (
  { versions, addons }: LeaseTerms,
  { from, includesAddons, executedOn = from }: Omit<Adjustment, 'rate'>,
  days: Span,
): boolean => {
  const affectedDays = { start: latestDate(from, days.start), stop: days.stop };
  if (affectedDays.stop !== null && affectedDays.stop < affectedDays.start) return false;
  return (
    withLastDays(versions).some(
      ({ version, stop }) =>
        isRentAdjustable(version, executedOn, versions) &&
        overlaps({ start: version.validFrom, stop }, affectedDays),
    ) ||
    (includesAddons &&
      addons.some((addon) => addonAgreedFrom(addon) < executedOn && overlaps(addon, affectedDays)))
  );
};

/**
 * The rent versions after an adjustment (D-15). A new version with the adjusted fee starts on the day of execution. Earlier versions
 * are not changed, nor is a rent that was agreed for that day or a later one. The rent that a lease begins with is changed also
 * when the lease begins on that day.
 */
export const adjustVersions = <V extends RentVersion>(
  versions: readonly V[],
  { from, rate, executedOn = from }: Pick<Adjustment, 'from' | 'rate' | 'executedOn'>,
): V[] => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const adjustVersion = (version: V): V =>
    isRentAdjustable(version, executedOn, versions)
      ? { ...version, fee: adjustFee(version.fee, rate, version.feeAsM2) }
      : version;
  const before = inOrder.filter((version) => version.validFrom < from);
  const after = inOrder.filter((version) => version.validFrom >= from);
  const inForce = before.at(-1);
  const added =
    after[0]?.validFrom === from || inForce === undefined
      ? []
      : [{ ...inForce, validFrom: from, agreedFrom: rentAgreedFrom(inForce) }];
  return [...before, ...[...added, ...after].map(adjustVersion)];
};

/** The fee of an add-on in öre after a change by `rate` percent, rounded half away from zero. */
export const adjustAddonFee = (ore: number, rate: number | string): number =>
  roundHalfAwayFromZero(
    multiply(fraction(ore), add(fraction(1n), divide(parseDecimal(rate), fraction(100n)))),
  );

/** Changes the fee of an add-on from a day on: `ended` is the part before that day, `changed` the part from it. */
export const changeAddonFee = (
  addon: Addon,
  from: LocalDate,
  feeOre: number,
): { ended: Addon | null; changed: Addon | null } => {
  if (addon.stop !== null && addon.stop < from) return { ended: addon, changed: null };
  if (addon.start >= from) return { ended: null, changed: { ...addon, feeOre } };
  return {
    ended: { ...addon, stop: addDays(from, -1) },
    changed: { ...addon, feeOre, start: from, agreedFrom: addonAgreedFrom(addon) },
  };
};

/**
 * The add-ons after an adjustment: unchanged unless the adjustment includes add-ons (D-19). A fee that was agreed for
 * the day of execution or a later one is not changed.
 */
export const adjustAddons = (
  addons: readonly Addon[],
  { from, rate, includesAddons }: Adjustment,
): Addon[] =>
  includesAddons
    ? addons.flatMap((addon) => {
        if (addonAgreedFrom(addon) >= from) return addon;
        const { ended, changed } = changeAddonFee(addon, from, adjustAddonFee(addon.feeOre, rate));
        return [ended, changed].filter((part) => part !== null);
      })
    : [...addons];

/** The terms of a lease after adjustments, which are given in the order of execution. */
export const applyAdjustments = (
  lease: Span,
  terms: LeaseTerms,
  adjustments: readonly Adjustment[],
): LeaseTerms =>
  adjustments
    .filter((adjustment) => isAdjusted(lease, adjustment))
    .reduce<LeaseTerms>(
      ({ versions, addons }, adjustment) => ({
        versions: adjustVersions(versions, adjustment),
        addons: adjustAddons(addons, adjustment),
      }),
      terms,
    );

/** The scheduled adjustments that the invoice of a period includes (D-15): those that change the terms of a day in the period. */
export const includedAdjustments = (
  lease: Span & LeaseTerms,
  period: Period,
  adjustments: readonly ScheduledAdjustment[],
): ScheduledAdjustment[] =>
  adjustments.filter(
    (adjustment) => isAdjusted(lease, adjustment) && changesTerms(lease, adjustment, period),
  );
