import { saveRentVersions } from '@husrum/api-leases';
import { type ActorContext, zip } from '@husrum/api-platform';
import {
  applyAdjustments,
  countedAdjustments,
  type LeaseEffect,
  planAddonChanges,
  planInvoice,
} from '@husrum/api-rent';
import { saveCountedAdjustments } from '../invoice/counted-adjustments.store';
import { type RowReplacement, replaceRowsOfInvoices } from '../invoice/replace-rows';
import { changeStoredAddons, type StoredAddon } from './change-stored-addons';
import { insertDifferences, insertLeaseEffects } from './rent-adjustment.store';

/** How many leases are read and changed together. It bounds the memory, and the time of each statement. */
export const LEASES_PER_CHUNK = 1000;

type EffectContext = Pick<ActorContext, 'tx' | 'clock' | 'account'>;
interface AppliedAdjustment {
  adjustmentId: number;
  /** Why invoices were recalculated, for their history. */
  reason: string;
}

/** How the rent rows of an unsent invoice, and those of changed add-ons, are replaced. Rows that people have removed stay removed. */
const planRowReplacement = (
  { lease, change }: LeaseEffect,
  addons: readonly StoredAddon[],
  reason: string,
): RowReplacement => {
  const replacedIds = new Map(addons.map((stored) => [stored.addon.id, stored.replacedId]));
  const terms = applyAdjustments(
    lease,
    { versions: change.versions, addons: addons.map(({ addon }) => addon) },
    lease.adjustments,
  );
  return {
    isReplaced: (row) => row.lease_addon_id === null || change.addonFees.has(row.lease_addon_id),
    canAdd: () => false,
    planRows: (period, replaced) => {
      const replacedAddonIds = new Set(replaced.map((row) => row.lease_addon_id));
      return planInvoice(period, terms.versions, terms.addons).rows.filter((row) =>
        replacedAddonIds.has(row.addonId === null ? null : (replacedIds.get(row.addonId) ?? row.addonId)),
      );
    },
    reason,
  };
};

/** Recalculates the unsent invoices of leases. Returns the ids of those that changed. */
const recalculateOpenInvoices = async (
  { tx, clock, account }: EffectContext,
  { reason }: AppliedAdjustment,
  effects: readonly LeaseEffect[],
  changedAddons: ReadonlyMap<number, readonly StoredAddon[]>,
): Promise<ReadonlySet<number>> => {
  const replacements = effects.flatMap((effect) => {
    const addons = effect.lease.addons.flatMap(
      (addon) => changedAddons.get(addon.id) ?? [{ addon, replacedId: addon.id }],
    );
    const replacement = planRowReplacement(effect, addons, reason);
    return effect.open.map(({ id }) => [id, replacement] as const);
  });
  const changedIds = await replaceRowsOfInvoices(tx, new Map(replacements), {
    userId: account.userId,
    today: clock.today(),
  });
  await saveCountedAdjustments(
    tx,
    effects.flatMap(({ lease, change, open }) =>
      open.map((invoice) => ({
        id: invoice.id,
        counted: countedAdjustments({ ...lease, versions: change.versions }, invoice, lease.adjustments),
      })),
    ),
  );
  return new Set(changedIds);
};

/**
 * Applies the new terms of leases from one day on (docs/domain-rules.md, D-15), with few SQL statements: their rents, their
 * add-ons, their unsent invoices, and the differences of the sent ones.
 */
export const applyEffects = async (
  context: EffectContext,
  adjustment: AppliedAdjustment,
  effects: readonly LeaseEffect[],
): Promise<void> => {
  const { tx } = context;
  const { adjustmentId } = adjustment;
  const from = effects[0]?.change.from;
  if (from === undefined) return;
  await saveRentVersions(
    tx,
    from,
    effects.map(({ lease, change }) => ({ leaseId: lease.id, versions: change.versions })),
  );
  const addonChanges = effects.flatMap(({ lease, change }) => planAddonChanges(lease, change));
  const changedAddons = await changeStoredAddons(tx, adjustmentId, from, addonChanges);
  const recalculatedIds = await recalculateOpenInvoices(context, adjustment, effects, changedAddons);
  const effectIds = await insertLeaseEffects(
    tx,
    effects.map((effect) => ({
      rent_adjustment_id: adjustmentId,
      lease_id: effect.lease.id,
      old_fee: effect.oldFee,
      new_fee: effect.newFee,
      old_total_ore: effect.oldTotalOre,
      new_total_ore: effect.newTotalOre,
      recalculated: effect.open.filter(({ id }) => recalculatedIds.has(id)).length,
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
