import { type LocalDate, latestDate } from '@husrum/format';
import { adjustVersions, changesTerms, isAdjusted, type ScheduledAdjustment } from './adjusted-terms.rules';
import { type LeaseTerms, restoreFee } from './adjustment-effect.rules';
import { rentAgreedFrom } from './agreed-from.rules';
import type { Span } from './period';
import type { TaxedVersion } from './plan-invoice.rules';

/** An executed adjustment without an effect on a lease. */
interface UnappliedAdjustment extends ScheduledAdjustment {
  /** The adjustment of the lease that it takes back. It is null for one that restores none. */
  restored: { adjustedFrom: LocalDate; adjustedFee: number; fee: number } | null;
}

/** An adjustment that a lease missed, and the rent versions of the lease after it. */
interface MissedAdjustment {
  adjustment: UnappliedAdjustment;
  /** The first day of the new rent: that of the adjustment, or a later one. */
  from: LocalDate;
  versions: readonly TaxedVersion[];
}

/** The versions of a lease whose start is moved to an earlier day: its first rent is then agreed for that day. */
const startVersionsOn = (versions: readonly TaxedVersion[], start: LocalDate): TaxedVersion[] => {
  const inOrder = versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const [first] = inOrder;
  if (first === undefined || first.validFrom <= start) return inOrder;
  return inOrder.map((version) => {
    const moved = version === first ? { ...version, validFrom: start } : version;
    return rentAgreedFrom(version) === rentAgreedFrom(first) ? { ...moved, agreedFrom: start } : moved;
  });
};

/**
 * The adjustments that a lease missed because it did not run on their days (docs/domain-rules.md, D-15): those of days that a
 * change of its end or start gives it. They are applied in the order of execution, none earlier than `from`. One that changes
 * nothing is left out, because each rent was agreed for its day or a later one.
 */
export const findMissedAdjustments = (
  { versions, addons }: LeaseTerms,
  { before, after, from }: { before: Span; after: Span; from: LocalDate },
  executed: readonly UnappliedAdjustment[],
): MissedAdjustment[] => {
  const missed: MissedAdjustment[] = [];
  let current = startVersionsOn(versions, after.start);
  for (const adjustment of executed) {
    if (!isAdjusted(after, adjustment) || isAdjusted(before, adjustment)) continue;
    const day = latestDate(adjustment.from, from);
    const change = { ...adjustment, from: day, executedOn: adjustment.from };
    const adjusted =
      adjustment.restored === null
        ? changesTerms({ versions: current, addons }, change, { start: day, stop: after.stop }) &&
          adjustVersions(current, change)
        : isAdjusted(after, change) && restoreFee(current, { ...adjustment.restored, from: day });
    if (!adjusted) continue;
    current = adjusted;
    missed.push({ adjustment, from: day, versions: adjusted });
  }
  return missed;
};
