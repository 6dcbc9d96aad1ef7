import {
  column,
  equalsAny,
  insertRowsReturningIds,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import { type Addon, toAddon } from '@husrum/api-rent';
import { addonTypeForFee } from '@husrum/contract/addon';
import type { QueryOf } from '@husrum/contract/core';
import type { LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { fromOre, type LocalDate } from '@husrum/format';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { LeaseAddonTables } from './lease-addon.tables';

export type LeaseAddonRow = Selectable<LeaseAddonTables['lease_addon']>;

const toLeaseAddon = ({
  fee_ore,
  billable_id: _owner,
  agreed_from: _agreed,
  ...addon
}: LeaseAddonRow): LeaseAddon => ({
  ...addon,
  fee: fromOre(fee_ore),
  type: addonTypeForFee(fee_ore),
});

export const listLeaseAddons = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  leaseId: number,
  query: QueryOf<typeof leaseAddonCalls.listByLease>,
) =>
  paginate(context, query, {
    from: context.tx.selectFrom('lease_addon').where('lease_addon.lease_id', '=', leaseId),
    id: 'lease_addon.id',
    sort: {
      name: naturalSortKey('lease_addon.name'),
      fee: column('lease_addon.fee_ore'),
      start: column('lease_addon.start'),
      stop: column('lease_addon.stop'),
    },
    defaultSort: [column('lease_addon.start'), 'desc'],
    load: async (ids) => {
      const rows = await context.tx.selectFrom('lease_addon').selectAll().where('id', 'in', ids).execute();
      return rows.map(toLeaseAddon);
    },
  });

export const findLeaseAddon = (tx: Tx, id: number): Promise<LeaseAddonRow | undefined> =>
  tx.selectFrom('lease_addon').selectAll().where('id', '=', id).executeTakeFirst();

export const readLeaseAddon = async (tx: Tx, id: number): Promise<LeaseAddon | undefined> => {
  const stored = await findLeaseAddon(tx, id);
  return stored && toLeaseAddon(stored);
};

export const insertLeaseAddon = async (
  tx: Tx,
  addon: Insertable<LeaseAddonTables['lease_addon']>,
): Promise<number> => {
  const { id } = await tx.insertInto('lease_addon').values(addon).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveLeaseAddon = async (
  tx: Tx,
  id: number,
  change: Updateable<LeaseAddonTables['lease_addon']>,
): Promise<void> => {
  await tx.updateTable('lease_addon').set(change).where('id', '=', id).execute();
};

export const findLeaseAddons = (tx: Tx, ids: readonly number[]): Promise<LeaseAddonRow[]> =>
  tx.selectFrom('lease_addon').selectAll().where(equalsAny('id', ids)).execute();

/** All add-ons of a lease, past and coming. */
export const listAddonsOfLease = async (tx: Tx, leaseId: number): Promise<Addon[]> =>
  (await tx.selectFrom('lease_addon').selectAll().where('lease_id', '=', leaseId).execute()).map(toAddon);

/** Inserts add-ons in bulk and returns their ids in the same order. All must have the same columns. */
export const insertLeaseAddons = (
  tx: Tx,
  addons: readonly Insertable<LeaseAddonTables['lease_addon']>[],
): Promise<number[]> => insertRowsReturningIds(tx, 'lease_addon', addons);

/** Saves the fees of add-ons, in one statement. */
export const saveLeaseAddonFees = async (
  tx: Tx,
  fees: readonly { readonly id: number; readonly feeOre: number }[],
): Promise<void> => {
  if (fees.length === 0) return;
  await sql`
    update lease_addon set fee_ore = changed.fee_ore
    from unnest(${fees.map(({ id }) => id)}::bigint[], ${fees.map(({ feeOre }) => feeOre)}::bigint[]) changed (id, fee_ore)
    where lease_addon.id = changed.id`.execute(tx);
};

/** Ends add-ons on a day, in one statement. */
export const endLeaseAddons = async (tx: Tx, ids: readonly number[], stop: LocalDate): Promise<void> => {
  if (ids.length === 0) return;
  await tx.updateTable('lease_addon').set({ stop }).where(equalsAny('id', ids)).execute();
};

/** Marks the copies of a catalogue add-on that is removed. */
export const markCatalogueAddonRemoved = async (tx: Tx, addonId: number): Promise<void> => {
  await tx
    .updateTable('lease_addon')
    .set({ is_catalogue_addon_removed: true })
    .where('addon_id', '=', addonId)
    .execute();
};

export const deleteLeaseAddon = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('lease_addon').where('id', '=', id).execute();
};

/** The lease add-ons that are copies of a catalogue add-on and, like their leases, have not ended before `today`. */
export const listOngoingLeaseAddons = (tx: Tx, addonId: number, today: LocalDate): Promise<LeaseAddonRow[]> =>
  tx
    .selectFrom('lease_addon')
    .innerJoin('lease', 'lease.id', 'lease_addon.lease_id')
    .selectAll('lease_addon')
    .where('lease_addon.addon_id', '=', addonId)
    .where(({ eb, or }) => or([eb('lease_addon.stop', 'is', null), eb('lease_addon.stop', '>=', today)]))
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)]))
    .orderBy('lease_addon.lease_id')
    .orderBy('lease_addon.id')
    .execute();
