import { saveRentVersions } from '@husrum/api-leases';
import { type ActorContext, zip } from '@husrum/api-platform';
import { type LeaseEffect, planAddonChanges } from '@husrum/api-rent';
import { recalculateUnsent } from '../invoice/recalculate-unsent';
import { changeStoredAddons } from './change-stored-addons';
import { insertDifferences, insertLeaseEffects } from './rent-adjustment.store';

/** How many leases are read and changed together. It bounds the memory, and the time of each statement. */
export const LEASES_PER_CHUNK = 1000;

type EffectContext = Pick<ActorContext, 'tx' | 'clock' | 'account'>;
interface AppliedAdjustment {
  adjustmentId: number;
  /** Why invoices were recalculated, for their history. */
  reason: string;
}

/**
 * Applies the new terms of leases from one day on (docs/domain-rules.md, D-15), with few SQL statements: their rents, their
 * add-ons, their unsent invoices, and the differences of the sent ones.
 */
export const applyEffects = async (
  context: EffectContext,
  { adjustmentId, reason }: AppliedAdjustment,
  effects: readonly LeaseEffect[],
): Promise<void> => {
  const { tx } = context;
  const from = effects[0]?.change.from;
  if (from === undefined) return;
  await saveRentVersions(
    tx,
    from,
    effects.map(({ lease, change }) => ({ leaseId: lease.id, versions: change.versions })),
  );
  const addonChanges = effects.flatMap(({ lease, change }) => planAddonChanges(lease, change));
  const continuedIds = await changeStoredAddons(tx, adjustmentId, from, addonChanges);
  const { changedIds } = await recalculateUnsent(
    context,
    effects.map(({ lease: { id, addons } }) => ({ id, addons: { before: addons, continuedIds }, reason })),
    from,
  );
  const effectIds = await insertLeaseEffects(
    tx,
    effects.map((effect) => ({
      rent_adjustment_id: adjustmentId,
      lease_id: effect.lease.id,
      old_fee: effect.oldFee,
      new_fee: effect.newFee,
      old_total_ore: effect.oldTotalOre,
      new_total_ore: effect.newTotalOre,
      recalculated: effect.unsent.filter(({ id }) => changedIds.has(id)).length,
      difference_ore: effect.differenceOre,
    })),
  );
  await insertDifferences(
    tx,
    zip(effects, effectIds).flatMap(([{ locked }, effectId]) =>
      locked.flatMap(({ invoice, rows }) =>
        rows.map((row) => ({
          effect_id: effectId,
          invoicebase_id: invoice.id,
          name: row.name,
          tax_rate: row.taxRate,
          net_ore: row.netOre,
          explanation: row.explanation,
        })),
      ),
    ),
  );
};
