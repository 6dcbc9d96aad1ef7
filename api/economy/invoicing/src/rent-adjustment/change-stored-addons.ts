import { type Tx, zip } from '@husrum/api-platform';
import type { Addon, AddonChange } from '@husrum/api-rent';
import { addDays, fromOre, type LocalDate } from '@husrum/format';
import {
  endLeaseAddons,
  findLeaseAddons,
  insertLeaseAddons,
  saveLeaseAddonFees,
} from '../lease-addon/lease-addon.store';
import { insertEffects } from './rent-adjustment.store';

/** An add-on as stored after a change of its fee. */
export interface StoredAddon {
  addon: Addon;
  /** The id of the add-on before the change: its rows on invoices are replaced by rows of `addon`. */
  replacedId: number;
}

/** Ends each add-on the day before the change, and starts another one with the new fee. Returns the new ids by the ids of the ended. */
const replaceAddons = async (
  tx: Tx,
  from: LocalDate,
  changes: readonly AddonChange[],
): Promise<ReadonlyMap<number, number>> => {
  const ids = changes.map(({ before }) => before.id);
  const stored = new Map((await findLeaseAddons(tx, ids)).map((addon) => [addon.id, addon]));
  const replaced = changes.flatMap(({ before, changed }) => {
    const addon = stored.get(before.id);
    return addon === undefined ? [] : [{ addon, changed }];
  });
  const newIds = await insertLeaseAddons(
    tx,
    replaced.map(({ addon: { id: _id, created_at: _created, updated_at: _updated, ...rest }, changed }) => ({
      ...rest,
      start: changed.start,
      agreed_from: changed.agreedFrom ?? null,
      fee_ore: changed.feeOre,
    })),
  );
  await endLeaseAddons(tx, ids, addDays(from, -1));
  return new Map(zip(replaced, newIds).map(([{ addon }, newId]) => [addon.id, newId]));
};

/**
 * Gives add-ons their new fees from a day on, and stores the changes as effects of the adjustment. A stored add-on ends the day
 * before the change, and another one with the new fee starts. One that starts on the day of the change or later only gets the
 * new fee. Returns the stored add-ons in place of each changed one, by its id.
 */
export const changeStoredAddons = async (
  tx: Tx,
  adjustmentId: number,
  from: LocalDate,
  changes: readonly AddonChange[],
): Promise<ReadonlyMap<number, readonly StoredAddon[]>> => {
  await saveLeaseAddonFees(
    tx,
    changes
      .filter(({ ended }) => ended === null)
      .map(({ before, changed }) => ({ id: before.id, feeOre: changed.feeOre })),
  );
  const newIds = await replaceAddons(
    tx,
    from,
    changes.filter(({ ended }) => ended !== null),
  );
  await insertEffects(
    tx,
    changes.map(({ before, changed }) => ({
      rent_adjustment_id: adjustmentId,
      lease_addon_id: newIds.get(before.id) ?? before.id,
      old_fee: fromOre(before.feeOre),
      new_fee: fromOre(changed.feeOre),
    })),
  );
  return new Map(
    changes.map(({ before, ended, changed }) => {
      const stored = { ...changed, id: newIds.get(before.id) ?? before.id };
      const parts = ended === null ? [stored] : [ended, stored];
      return [before.id, parts.map((addon) => ({ addon, replacedId: before.id }))];
    }),
  );
};
