import { type RequestContext, splitIntoChunks } from '@husrum/api-platform';
import { type ChangedLease, recalculateUnsent } from '../invoice/recalculate-unsent';
import { type AffectedEntity, lockAffectedLeases } from './affected-leases.store';
import { LEASES_PER_CHUNK } from './apply-effects';
import type { Adjustment } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

/** A scheduled adjustment that was added, or, with `isRemoved`, removed. A changed one is both: its old version is removed. */
interface ScheduleChange extends Pick<Adjustment, 'rate' | 'scheduled_at'> {
  readonly isRemoved?: boolean;
}

/** Locks the leases that a scheduled adjustment changes, and returns their ids. Nobody can invoice them until the transaction ends. */
export const lockScheduledLeases = async (
  { tx }: Pick<RequestContext, 'tx'>,
  entities: readonly AffectedEntity[],
  { scheduled_at }: Pick<Adjustment, 'scheduled_at'>,
): Promise<number[]> =>
  scheduled_at === null
    ? []
    : lockAffectedLeases(
        tx,
        entities.map(({ id }) => id),
        scheduled_at,
      );

const toReason = ({ rate, scheduled_at, isRemoved = false }: ScheduleChange): string => {
  const adjusted = rentAdjustmentTexts.adjusted(rate, scheduled_at ?? '');
  return isRemoved ? rentAdjustmentTexts.unscheduled(adjusted) : adjusted;
};

/**
 * Recalculates the unsent invoices of the leases that scheduled adjustments of these objects change, after the adjustments have
 * been added, changed or removed: the amounts of an invoice include the adjustments of its days before they are executed (docs/domain-rules.md,
 * D-15). The history of an invoice shows the last change of its lease.
 */
export const recalculateUnsentInvoices = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  changes: readonly { readonly entities: readonly AffectedEntity[]; readonly change: ScheduleChange }[],
): Promise<void> => {
  const leases = new Map<number, ChangedLease>();
  for (const { entities, change } of changes)
    for (const id of await lockScheduledLeases(context, entities, change))
      leases.set(id, { id, reason: toReason(change) });
  for (const chunk of splitIntoChunks([...leases.values()], LEASES_PER_CHUNK))
    await recalculateUnsent(context, chunk);
};
