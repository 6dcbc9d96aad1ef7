import { type RequestContext, splitIntoChunks } from '@husrum/api-platform';
import { type LeaseToRecalculate, recalculateUnsentRent } from '../invoice/recalculate-unsent-rent';
import {
  listAffectedEntities,
  listLeasesWithUnlockedInvoices,
  lockAffectedLeases,
} from './affected-leases.store';
import { LEASES_PER_CHUNK } from './apply-effects';
import type { Adjustment } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

type ScheduledFields = Pick<Adjustment, 'entity_id' | 'rate' | 'scheduled_at'>;

/** A scheduled adjustment that was added, or, with `isRemoved`, removed. A changed one is both: its old version is removed. */
interface ScheduleChange extends ScheduledFields {
  readonly isRemoved?: boolean;
}

const listEntityIds = async ({ tx }: Pick<RequestContext, 'tx'>, entityId: number): Promise<number[]> =>
  (await listAffectedEntities(tx, entityId)).map(({ id }) => id);

/** Locks the leases of a scheduled adjustment until the transaction ends: nobody can invoice them meanwhile. */
export const lockLeasesOf = async (
  context: Pick<RequestContext, 'tx'>,
  { entity_id, scheduled_at }: ScheduledFields,
): Promise<void> => {
  if (scheduled_at !== null)
    await lockAffectedLeases(context.tx, await listEntityIds(context, entity_id), scheduled_at);
};

/**
 * Recalculates the unsent invoices of the leases that scheduled adjustments change, after these have been added, changed or
 * removed: an invoice counts the adjustments of its days before they are executed (docs/domain-rules.md, D-15). The history of
 * an invoice shows the last change of its lease.
 */
export const recalculateUnsentInvoices = async (
  context: Pick<RequestContext, 'tx' | 'clock' | 'account'>,
  changes: readonly ScheduleChange[],
): Promise<void> => {
  const { tx } = context;
  const leases = new Map<number, LeaseToRecalculate>();
  for (const change of changes) {
    const { entity_id, rate, scheduled_at, isRemoved = false } = change;
    if (scheduled_at === null) continue;
    await lockLeasesOf(context, change);
    const adjusted = rentAdjustmentTexts.adjusted(rate, scheduled_at);
    const reason = isRemoved ? rentAdjustmentTexts.unscheduled(adjusted) : adjusted;
    const entityIds = await listEntityIds(context, entity_id);
    for (const lease of await listLeasesWithUnlockedInvoices(tx, entityIds, scheduled_at))
      leases.set(lease.id, { ...lease, reason });
  }
  for (const chunk of splitIntoChunks([...leases.values()], LEASES_PER_CHUNK))
    await recalculateUnsentRent(context, chunk);
};
