import { listAreaVersions } from '@husrum/api-objects';
import { invalidInput, orNotFound, type Tx } from '@husrum/api-platform';
import { findMissedAdjustments, intervalRentOn, type Span, toAddon, versionOn } from '@husrum/api-rent';
import type { ResponseOf } from '@husrum/contract/core';
import type { leaseCalls } from '@husrum/contract/lease';
import { fromOre, type LocalDate, latestDate } from '@husrum/format';
import { listBilledPeriods } from './billed-periods.store';
import { loadLeaseRecords } from './lease.store';
import { leaseTexts } from './lease.texts';
import { findLastLockedDay, findNewTermsStart } from './lease-change.rules';
import { listLeaseAddons, listUnappliedAdjustments } from './missed-adjustment.store';
import { toTaxedVersion } from './rent-version.store';
import { listRentVersions } from './rent-version-list.store';

export type MissedAdjustment = ReturnType<typeof findMissedAdjustments>[number];

/** A lease whose days change. */
interface ChangedSpan {
  readonly id: number;
  readonly entityId: number;
  readonly before: Span;
  readonly after: Span;
}

interface MissedAdjustments {
  /** The first day from which they can be applied: that of the first one, or the day after the last sent invoice. */
  readonly earliest: LocalDate | null;
  readonly missed: readonly MissedAdjustment[];
}

/**
 * The adjustments that a lease missed on the days that it gets by a change, and the first day from which they can be applied
 * (docs/domain-rules.md, D-15). `from` is the first day of the new rent; null: that first day.
 */
const findMissed = async (
  tx: Tx,
  { id, entityId, before, after }: ChangedSpan,
  from: LocalDate | null,
): Promise<MissedAdjustments> => {
  const executed = await listUnappliedAdjustments(tx, id);
  if (executed.length === 0) return { earliest: null, missed: [] };
  const areas = await listAreaVersions(tx, entityId);
  const terms = {
    versions: (await listRentVersions(tx, id)).map((version) => toTaxedVersion(version, areas)),
    addons: (await listLeaseAddons(tx, id)).map(toAddon),
  };
  const termsFrom = findNewTermsStart(after.start, findLastLockedDay(await listBilledPeriods(tx, id)));
  const find = (day: LocalDate) => findMissedAdjustments(terms, { before, after, from: day }, executed);
  const first = find(termsFrom);
  const days = first.map(({ from: day }) => day).toSorted();
  return { earliest: days[0] ?? null, missed: from === null ? first : find(latestDate(from, termsFrom)) };
};

/** The adjustments to apply to a lease from a day on. Throws 422 when it has missed none, or the day is too early. */
export const requireMissedAdjustments = async (
  tx: Tx,
  change: ChangedSpan,
  from: LocalDate,
): Promise<readonly MissedAdjustment[]> => {
  const { earliest, missed } = await findMissed(tx, change, from);
  if (earliest !== null && from < earliest)
    throw invalidInput({ missed_adjustments_from: [leaseTexts.earliestAdjustment(earliest)] });
  if (missed.length === 0) throw invalidInput({ missed_adjustments_from: [leaseTexts.nothingMissed] });
  return missed;
};

/** The adjustments that a lease has missed if it runs from `start`, or its own start, until `stop`, and the rent after each of them. */
export const readMissedAdjustments = async (
  { tx }: { tx: Tx },
  id: number,
  { start, stop }: { start: LocalDate | null; stop: LocalDate | null },
): Promise<ResponseOf<typeof leaseCalls.missedAdjustments>> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const lease = orNotFound(row);
  const after = { start: start ?? lease.start, stop };
  const change = { id, entityId: lease.entity_id, before: lease, after };
  const { earliest, missed } = await findMissed(tx, change, null);
  return {
    earliest,
    adjustments: missed.map(({ adjustment, from, versions }) => {
      const version = versionOn(versions, from);
      return {
        id: adjustment.id,
        rate: Number(adjustment.rate),
        effective_on: adjustment.from,
        restores: adjustment.restored !== null,
        addons: adjustment.includesAddons,
        fee: Number(version?.fee ?? 0),
        total: version === undefined ? 0 : fromOre(intervalRentOn(version, from)),
      };
    }),
  };
};
