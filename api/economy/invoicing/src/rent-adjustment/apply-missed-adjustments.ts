import type { updateLease } from '@husrum/api-leases';
import type { RequestContext } from '@husrum/api-platform';
import { adjustTerms, calculateLeaseEffect } from '@husrum/api-rent';
import { findAffectedLeases } from './affected-leases.store';
import { applyEffects } from './apply-effects';
import { findAdjustment, listEffects } from './rent-adjustment.store';
import { rentAdjustmentTexts } from './rent-adjustment.texts';
import { restoreLeases, toEffectsToRestore } from './restore-adjustment';

type MissedAdjustments = Awaited<ReturnType<typeof updateLease>>['missed'];

/**
 * Applies adjustments that a lease missed, because it had ended on their days, from the days that are given with them
 * (docs/domain-rules.md, D-15). The lease is locked.
 */
export const applyMissedAdjustments = async (
  context: RequestContext,
  leaseId: number,
  missed: MissedAdjustments,
): Promise<void> => {
  const { tx } = context;
  for (const { adjustment, from } of missed) {
    const { id, rate, restored } = adjustment;
    const originalId = (await findAdjustment(tx, id))?.restores_id;
    if (restored !== null && originalId) {
      const effects = toEffectsToRestore(restored.adjustedFrom, await listEffects(tx, originalId));
      await restoreLeases(context, [leaseId], { restoringId: id, from, effects });
    } else {
      const change = { ...adjustment, from, executedOn: adjustment.from };
      const reason = rentAdjustmentTexts.adjusted(rate, from);
      const leases = await findAffectedLeases(tx, [leaseId], from, id);
      const effects = leases.map((lease) => calculateLeaseEffect(lease, adjustTerms(lease, change), id));
      await applyEffects(context, { adjustmentId: id, reason }, effects);
    }
  }
};
