import {
  adjustVersions,
  intervalRentOn,
  isRentAdjustable,
  type RentVersion,
  type ScheduledAdjustment,
  versionOn,
} from '@husrum/api-rent';
import type { TaxRate } from '@husrum/contract/core';
import type { PaymentInterval, RentVersionRow } from '@husrum/contract/lease';
import { addDays, fromOre, type LocalDate } from '@husrum/format';

interface StoredVersion extends RentVersion {
  taxRate: TaxRate;
  interval: PaymentInterval;
}

export interface ExecutedAdjustment {
  id: number;
  /** Percent. */
  rate: number;
  /** Whether it restores the rents from before another adjustment. */
  restores: boolean;
  from: LocalDate;
  /** The fee of the lease after the adjustment. */
  fee: number;
}

type PlannedAdjustment = Pick<ScheduledAdjustment, 'id' | 'from'> & { rate: number };

type Origin = Pick<RentVersionRow, 'source' | 'adjustment' | 'planned'>;
type VersionWithOrigin = StoredVersion & Origin;

/**
 * An adjustment created a version if the version's fee is that of the adjustment, and it begins on the adjustment's day; or later, for a lease that
 * missed it, if the version continues an agreed rent and `before`, the version before it, has another fee. If only the fee differs,
 * somebody changed the rent manually afterwards.
 */
const findOrigin = (
  { validFrom, agreedFrom, fee }: StoredVersion,
  before: StoredVersion | undefined,
  start: LocalDate,
  executed: readonly ExecutedAdjustment[],
): Origin => {
  const isContinued = agreedFrom != null && agreedFrom < validFrom && Number(before?.fee) !== Number(fee);
  const adjustment = executed.findLast(
    (candidate) =>
      candidate.fee === Number(fee) &&
      (candidate.from === validFrom || (isContinued && candidate.from < validFrom)),
  );
  if (adjustment === undefined)
    return { source: validFrom === start ? 'START' : 'CHANGE', adjustment: null, planned: false };
  const { id, rate, restores } = adjustment;
  return { source: restores ? 'RESTORED' : 'ADJUSTMENT', adjustment: { id, rate }, planned: false };
};

/** The versions as they will be when the adjustment is executed on its day, if nothing else changes. */
const applyScheduledAdjustment = (
  versions: readonly VersionWithOrigin[],
  { id, rate, from }: PlannedAdjustment,
): VersionWithOrigin[] =>
  adjustVersions(versions, { from, rate }).map((version) => {
    if (version.validFrom < from || !isRentAdjustable(version, from, versions)) return version;
    return version.validFrom === from
      ? { ...version, source: 'ADJUSTMENT', adjustment: { id, rate }, planned: true }
      : { ...version, planned: true };
  });

/** Rent per m² changes with the area: each later area that changes the rent starts a new version (docs/domain-rules.md, D-15). */
const splitByArea = (
  version: VersionWithOrigin,
  validTo: LocalDate | null,
): (VersionWithOrigin & { by_area: boolean })[] => {
  const ownVersion = { ...version, by_area: false };
  if (!version.feeAsM2) return [ownVersion];
  const starts = version.areas
    .map(({ validFrom }) => validFrom)
    .filter((from) => from > version.validFrom && (validTo === null || from <= validTo))
    .filter((from) => intervalRentOn(version, from) !== intervalRentOn(version, addDays(from, -1)))
    .toSorted();
  const origin = { source: 'CHANGE', adjustment: null, by_area: true } as const;
  return [ownVersion, ...starts.map((validFrom) => ({ ...version, ...origin, validFrom }))];
};

interface VersionContext {
  lease: { start: LocalDate; stop: LocalDate | null };
  /** They are in the order of execution, as the scheduled ones. */
  executed: readonly ExecutedAdjustment[];
  scheduled: readonly PlannedAdjustment[];
  today: LocalDate;
}

const phaseOf = (from: LocalDate, to: LocalDate | null, today: LocalDate): RentVersionRow['phase'] => {
  if (from > today) return 'coming';
  return to === null || to >= today ? 'current' : 'past';
};

/**
 * The past, current and coming rent versions of a lease, newest first. Scheduled adjustments and, for rent per m², changes of
 * the area are versions too (D-15).
 */
export const toRentVersionRows = (
  versions: readonly StoredVersion[],
  { lease, executed, scheduled, today }: VersionContext,
): RentVersionRow[] => {
  const stored = versions
    .filter(({ validFrom }) => lease.stop === null || validFrom <= lease.stop)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .map(
      (version, index, inOrder): VersionWithOrigin => ({
        ...version,
        ...findOrigin(version, inOrder[index - 1], lease.start, executed),
      }),
    );
  const all = scheduled
    .filter(({ from }) => lease.start <= from && (lease.stop === null || lease.stop >= from))
    .reduce(applyScheduledAdjustment, stored);
  const lastDay = (rows: readonly VersionWithOrigin[], index: number): LocalDate | null => {
    const next = rows[index + 1];
    return next ? addDays(next.validFrom, -1) : lease.stop;
  };
  return all
    .flatMap((version, index) => splitByArea(version, lastDay(all, index)))
    .map((version, index, rows) => {
      const { validFrom, agreedFrom: _agreed, fee, feeAsM2, areas, interval, taxRate, ...origin } = version;
      const validTo = lastDay(rows, index);
      return {
        valid_from: validFrom,
        valid_to: validTo,
        phase: phaseOf(validFrom, validTo, today),
        fee: Number(fee),
        fee_as_m2: feeAsM2,
        area: feeAsM2 ? Number(versionOn(areas, validFrom)?.area ?? 0) : null,
        total: fromOre(intervalRentOn(version, validFrom)),
        tax_rate: taxRate,
        payment_interval: interval,
        ...origin,
      };
    })
    .toReversed();
};
