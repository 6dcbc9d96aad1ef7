import { type Tx, zip } from '@husrum/api-platform';
import type { AddonChange } from '@husrum/api-rent';
import { addDays, fromOre, type LocalDate } from '@husrum/format';
import {
  endLeaseAddons,
  findLeaseAddons,
  insertLeaseAddons,
  saveLeaseAddonFees,
} from '../lease-addon/lease-addon.store';
import { insertEffects } from './rent-adjustment.store';

/** Ends each add-on the day before the change, and starts another one with the new fee. Returns the ids of the ended by the new ids. */
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
  return new Map(zip(replaced, newIds).map(([{ addon }, newId]) => [newId, addon.id]));
};

/**
 * Gives add-ons their new fees from a day on, and stores the changes as effects of the adjustment. A stored add-on ends the day
 * before the change, and another one with the new fee starts. One that starts on the day of the change or later only gets the
 * new fee. Returns the ids of the ended add-ons by those of the add-ons that continue them.
 */
export const changeStoredAddons = async (
  tx: Tx,
  adjustmentId: number,
  from: LocalDate,
  changes: readonly AddonChange[],
): Promise<ReadonlyMap<number, number>> => {
  await saveLeaseAddonFees(
    tx,
    changes
      .filter(({ ended }) => ended === null)
      .map(({ before, changed }) => ({ id: before.id, feeOre: changed.feeOre })),
  );
  const continuedIds = await replaceAddons(
    tx,
    from,
    changes.filter(({ ended }) => ended !== null),
  );
  const newIds = new Map([...continuedIds].map(([newId, endedId]) => [endedId, newId]));
  await insertEffects(
    tx,
    changes.map(({ before, changed }) => ({
      rent_adjustment_id: adjustmentId,
      lease_addon_id: newIds.get(before.id) ?? before.id,
      old_fee: fromOre(before.feeOre),
      new_fee: fromOre(changed.feeOre),
    })),
  );
  return continuedIds;
};
