import { fromOre } from '@husrum/format';
import { renewInvoices } from '../invoice/renew-rows';
import { findLeaseAddon, insertLeaseAddon, writeLeaseAddon } from '../lease-addon/lease-addon.store';
import type { ActorContext } from '../platform/http';
import type { Addon } from '../rent/addon-rows.rules';
import { changeAddon } from '../rent/adjusted-terms.rules';
import { planInvoice } from '../rent/invoice.rules';
import type { LeaseEffect } from './lease-effect.rules';
import { insertDifferences, insertEffect, writeEffect } from './rent-adjustment.store';
import { saveVersions } from './terms.store';

/** An add-on as it is stored after the change, and the one whose rows on invoices it takes the place of. */
interface StoredAddon {
  addon: Addon;
  replaces: number;
}

type By = Pick<ActorContext, 'tx' | 'clock' | 'account'>;
interface Deed {
  adjustmentId: number;
  /** Said in the history of invoices that are counted anew. */
  why: string;
}

/** Gives an add-on its new fee from the day on: the old one ends the day before, and another goes on. */
const changeStored = async (
  { tx }: By,
  { adjustmentId }: Deed,
  { change }: LeaseEffect,
  addon: Addon,
): Promise<StoredAddon[]> => {
  const fee = change.addonFees.get(addon.id);
  const unchanged = [{ addon, replaces: addon.id }];
  if (fee === undefined || fee === 0) return unchanged;
  const { ended, changed } = changeAddon(addon, change.from, fee);
  if (changed === null) return unchanged;
  const noted = { rent_adjustment_id: adjustmentId, old_fee: fromOre(addon.feeOre), new_fee: fromOre(fee) };
  if (ended === null) {
    await writeLeaseAddon(tx, addon.id, { fee_ore: fee });
    await insertEffect(tx, { ...noted, lease_addon_id: addon.id });
    return [{ addon: changed, replaces: addon.id }];
  }
  const stored = await findLeaseAddon(tx, addon.id);
  if (stored === undefined) return unchanged;
  const { id: _id, created_at: _created, updated_at: _updated, ...rest } = stored;
  await writeLeaseAddon(tx, addon.id, { stop: ended.stop });
  const id = await insertLeaseAddon(tx, { ...rest, start: changed.start, fee_ore: fee });
  await insertEffect(tx, { ...noted, lease_addon_id: id });
  return [
    { addon: ended, replaces: addon.id },
    { addon: { ...changed, id }, replaces: addon.id },
  ];
};

/** Unsent invoices counted anew: rows of rent, and of the add-ons that changed. A row people have taken away stays away. */
const renewOpen = async (
  { tx, clock, account }: By,
  { why }: Deed,
  { change, open }: LeaseEffect,
  addons: readonly StoredAddon[],
): Promise<number> => {
  const touched = new Map(addons.map((stored) => [stored.addon.id, stored.replaces]));
  const changed = new Set(change.addonFees.keys());
  const renewed = await renewInvoices(
    tx,
    open.map(({ id }) => id),
    {
      replaces: (row) => row.lease_addon_id === null || changed.has(row.lease_addon_id),
      adds: () => false,
      plan: (period, replaced) => {
        const had = new Set(replaced.map((row) => row.lease_addon_id));
        return planInvoice(
          period,
          change.versions,
          addons.map(({ addon }) => addon),
        ).rows.filter((row) =>
          had.has(row.addonId === null ? null : (touched.get(row.addonId) ?? row.addonId)),
        );
      },
      why,
    },
    { userId: account.userId, today: clock.today() },
  );
  return renewed.length;
};

/** Writes what new terms mean for one lease (D-15): its rent, its add-ons, its unsent invoices, and what the sent ones lack. */
export const applyEffect = async (by: By, deed: Deed, effect: LeaseEffect): Promise<void> => {
  const { tx } = by;
  const { lease, change } = effect;
  const effectId = await insertEffect(tx, {
    rent_adjustment_id: deed.adjustmentId,
    lease_id: lease.id,
    old_fee: effect.oldFee,
    new_fee: effect.newFee,
    old_total_ore: effect.oldTotalOre,
    new_total_ore: effect.newTotalOre,
    difference_ore: effect.differenceOre,
  });
  await saveVersions(tx, lease.id, change.from, change.versions);
  const addons: StoredAddon[] = [];
  for (const addon of lease.addons) addons.push(...(await changeStored(by, deed, effect, addon)));
  const recalculated = await renewOpen(by, deed, effect, addons);
  if (recalculated > 0) await writeEffect(tx, effectId, { recalculated });
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
