import { fromOre } from '@husrum/format';
import { saveCountedAdjustments } from '../invoice/counted-adjustments.store';
import { replaceInvoiceRows } from '../invoice/replace-rows';
import { findLeaseAddon, insertLeaseAddon, saveLeaseAddon } from '../lease-addon/lease-addon.store';
import type { Tx } from '../platform/db';
import type { ActorContext } from '../platform/http';
import type { Addon } from '../rent/addon-rows.rules';
import { applyAdjustments, changeAddonFee, countedAdjustments } from '../rent/adjusted-terms.rules';
import { planInvoice } from '../rent/plan-invoice.rules';
import type { LeaseEffect } from './lease-effect.rules';
import { insertDifferences, insertEffect, insertEffects, saveEffect } from './rent-adjustment.store';
import { saveEntityFees, saveRentVersions } from './rent-terms.store';

/** An add-on as stored after the change. */
interface StoredAddon {
  addon: Addon;
  /** The id of the add-on before the change: its rows on invoices are replaced by rows of `addon`. */
  replacedId: number;
}

type EffectContext = Pick<ActorContext, 'tx' | 'clock' | 'account'>;
interface AppliedAdjustment {
  adjustmentId: number;
  /** Why invoices were recalculated, for their history. */
  reason: string;
}

/**
 * Gives an add-on its new fee. The stored add-on ends the day before the change, and another one with the new fee starts. One that
 * starts on the day of the change or later only gets the new fee. Returns the stored add-ons.
 */
const changeStoredAddon = async (
  { tx }: EffectContext,
  { adjustmentId }: AppliedAdjustment,
  { change }: LeaseEffect,
  addon: Addon,
): Promise<StoredAddon[]> => {
  const fee = change.addonFees.get(addon.id);
  const unchanged = [{ addon, replacedId: addon.id }];
  if (fee === undefined || fee === 0) return unchanged;
  const { ended, changed } = changeAddonFee(addon, change.from, fee);
  if (changed === null) return unchanged;
  const effect = { rent_adjustment_id: adjustmentId, old_fee: fromOre(addon.feeOre), new_fee: fromOre(fee) };
  if (ended === null) {
    await saveLeaseAddon(tx, addon.id, { fee_ore: fee });
    await insertEffect(tx, { ...effect, lease_addon_id: addon.id });
    return [{ addon: changed, replacedId: addon.id }];
  }
  const stored = await findLeaseAddon(tx, addon.id);
  if (stored === undefined) return unchanged;
  const { id: _id, created_at: _created, updated_at: _updated, ...rest } = stored;
  await saveLeaseAddon(tx, addon.id, { stop: ended.stop });
  const id = await insertLeaseAddon(tx, { ...rest, start: changed.start, fee_ore: fee });
  await insertEffect(tx, { ...effect, lease_addon_id: id });
  return [
    { addon: ended, replacedId: addon.id },
    { addon: { ...changed, id }, replacedId: addon.id },
  ];
};

/**
 * Recalculates unsent invoices: their rent rows, and those of changed add-ons. Rows that people have removed stay removed.
 * Returns how many invoices changed.
 */
const recalculateOpenInvoices = async (
  { tx, clock, account }: EffectContext,
  { reason }: AppliedAdjustment,
  { lease, change, open }: LeaseEffect,
  addons: readonly StoredAddon[],
): Promise<number> => {
  const replacedIds = new Map(addons.map((stored) => [stored.addon.id, stored.replacedId]));
  const changed = new Set(change.addonFees.keys());
  const terms = applyAdjustments(
    lease,
    { versions: change.versions, addons: addons.map(({ addon }) => addon) },
    lease.adjustments,
  );
  const changedIds = await replaceInvoiceRows(
    tx,
    open.map(({ id }) => id),
    {
      isReplaced: (row) => row.lease_addon_id === null || changed.has(row.lease_addon_id),
      canAdd: () => false,
      planRows: (period, replaced) => {
        const replacedAddonIds = new Set(replaced.map((row) => row.lease_addon_id));
        return planInvoice(period, terms.versions, terms.addons).rows.filter((row) =>
          replacedAddonIds.has(row.addonId === null ? null : (replacedIds.get(row.addonId) ?? row.addonId)),
        );
      },
      reason,
    },
    { userId: account.userId, today: clock.today() },
  );
  for (const invoice of open)
    await saveCountedAdjustments(tx, invoice.id, countedAdjustments(lease, invoice, lease.adjustments));
  return changedIds.length;
};

/** A change of the asking rent of an entity, in SEK. */
export interface EntityFeeChange {
  entityId: number;
  oldFee: string;
  newFee: number;
}

/** Changes the asking rents of entities, and stores the changes as effects of the adjustment. */
export const changeEntityFees = async (
  tx: Tx,
  adjustmentId: number,
  changes: readonly EntityFeeChange[],
): Promise<void> => {
  await saveEntityFees(
    tx,
    changes.map(({ entityId, newFee }) => ({ entityId, fee: newFee })),
  );
  await insertEffects(
    tx,
    changes.map(({ entityId, oldFee, newFee }) => ({
      rent_adjustment_id: adjustmentId,
      entity_id: entityId,
      old_fee: oldFee,
      new_fee: newFee,
    })),
  );
};

/**
 * Applies new terms to one lease (docs/domain-rules.md, D-15): its rent, its add-ons, its unsent invoices, and the differences
 * of the sent ones.
 */
export const applyEffect = async (
  context: EffectContext,
  adjustment: AppliedAdjustment,
  effect: LeaseEffect,
): Promise<void> => {
  const { tx } = context;
  const { lease, change } = effect;
  const effectId = await insertEffect(tx, {
    rent_adjustment_id: adjustment.adjustmentId,
    lease_id: lease.id,
    old_fee: effect.oldFee,
    new_fee: effect.newFee,
    old_total_ore: effect.oldTotalOre,
    new_total_ore: effect.newTotalOre,
    difference_ore: effect.differenceOre,
  });
  await saveRentVersions(tx, lease.id, change.from, change.versions);
  const addons: StoredAddon[] = [];
  for (const addon of lease.addons)
    addons.push(...(await changeStoredAddon(context, adjustment, effect, addon)));
  const recalculated = await recalculateOpenInvoices(context, adjustment, effect, addons);
  if (recalculated > 0) await saveEffect(tx, effectId, { recalculated });
  await insertDifferences(
    tx,
    effect.locked.flatMap(({ invoice, rows }) =>
      rows.map((row) => ({
        effect_id: effectId,
        invoicebase_id: invoice.id,
        name: row.name,
        tax_rate: row.taxRate,
        net_ore: row.netOre,
        explanation: row.explanation,
      })),
    ),
  );
};
