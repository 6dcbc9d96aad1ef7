import { addonTypeOf } from '@husrum/contract/addon';
import type { QueryOf } from '@husrum/contract/core';
import type { LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { fromOre, type LocalDate } from '@husrum/format';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { column, naturalKey, pageOf, type Tx } from '../platform/db';
import type { RequestContext } from '../platform/http';
import type { Addon } from '../rent/addon-rows.rules';
import type { LeaseAddonTables } from './lease-addon.tables';

export type StoredAddon = Selectable<LeaseAddonTables['lease_addon']>;

type CountedAddon = Pick<StoredAddon, 'id' | 'name' | 'fee_ore' | 'tax_rate' | 'start' | 'stop'>;

/** The add-on as the rent engine counts with it. */
export const engineAddon = ({ id, name, fee_ore, tax_rate, start, stop }: CountedAddon): Addon => ({
  id,
  name,
  feeOre: fee_ore,
  taxRate: tax_rate,
  start,
  stop,
});

const shownOf = ({ fee_ore, billable_id: _owner, ...addon }: StoredAddon): LeaseAddon => ({
  ...addon,
  fee: fromOre(fee_ore),
  type: addonTypeOf(fee_ore),
});

export const leaseAddonPage = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  leaseId: number,
  query: QueryOf<typeof leaseAddonCalls.ofLease>,
) =>
  pageOf(context, query, {
    from: context.tx.selectFrom('lease_addon').where('lease_addon.lease_id', '=', leaseId),
    id: 'lease_addon.id',
    sort: {
      name: naturalKey('lease_addon.name'),
      fee: column('lease_addon.fee_ore'),
      start: column('lease_addon.start'),
      stop: column('lease_addon.stop'),
    },
    defaultSort: [column('lease_addon.start'), 'desc'],
    load: async (ids) => {
      const rows = await context.tx.selectFrom('lease_addon').selectAll().where('id', 'in', ids).execute();
      return rows.map(shownOf);
    },
  });

export const findLeaseAddon = (tx: Tx, id: number): Promise<StoredAddon | undefined> =>
  tx.selectFrom('lease_addon').selectAll().where('id', '=', id).executeTakeFirst();

export const readLeaseAddon = async (tx: Tx, id: number): Promise<LeaseAddon | undefined> => {
  const stored = await findLeaseAddon(tx, id);
  return stored && shownOf(stored);
};

export const insertLeaseAddon = async (
  tx: Tx,
  addon: Insertable<LeaseAddonTables['lease_addon']>,
): Promise<number> => {
  const { id } = await tx.insertInto('lease_addon').values(addon).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const writeLeaseAddon = async (
  tx: Tx,
  id: number,
  change: Updateable<LeaseAddonTables['lease_addon']>,
): Promise<void> => {
  await tx.updateTable('lease_addon').set(change).where('id', '=', id).execute();
};

export const deleteLeaseAddon = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('lease_addon').where('id', '=', id).execute();
};

/** What leases that have not ended have of an add-on of the catalogue, where it goes on after a day. */
export const goingOn = (tx: Tx, addonId: number, today: LocalDate): Promise<StoredAddon[]> =>
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

export const hasLease = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('lease').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
