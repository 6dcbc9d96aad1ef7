import { addonTypeForFee } from '@husrum/contract/addon';
import type { QueryOf } from '@husrum/contract/core';
import type { LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { column, naturalSortKey, paginate, type Tx } from '../platform/db';
import type { RequestContext } from '../platform/http';
import type { LeaseAddonTables } from './lease-addon.tables';

export type LeaseAddonRow = Selectable<LeaseAddonTables['lease_addon']>;

const toLeaseAddon = ({ fee_ore, billable_id: _owner, ...addon }: LeaseAddonRow): LeaseAddon => ({
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
