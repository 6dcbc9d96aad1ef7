import { selectLeases } from '@husrum/api-leases';
import { entityHouse } from '@husrum/api-objects';
import {
  column,
  containsPattern,
  naturalSortKey,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import { type AddonDetail, type AddonRow, type addonCalls, addonTypeForFee } from '@husrum/contract/addon';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';

type ListContext = Pick<RequestContext, 'tx' | 'url'>;
type List = typeof addonCalls.list;

/** Neither the lease add-on nor its lease has ended. */
const isOngoing = sql<boolean>`(coalesce(lease_addon.stop, 'infinity') >= app_today() and exists (
  select from lease where lease.id = lease_addon.lease_id and coalesce(lease.stop, 'infinity') >= app_today()))`;
const leasesCount = sql<number>`
  (select count(*) from lease_addon where lease_addon.addon_id = addon.id and ${isOngoing})`;
const leaseIds = sql<number[]>`array(
  select distinct lease_id from lease_addon where lease_addon.addon_id = addon.id and ${isOngoing} order by 1)::float8[]`;

/** Whether the name, fee or VAT rate of the lease add-on differs from the catalogue's. */
const differs = sql<boolean>`
  (lease_addon.name, lease_addon.fee_ore, lease_addon.tax_rate) is distinct from (addon.name, addon.fee_ore, addon.tax_rate)`;
const differingCount = sql<number>`
  (select count(*) from lease_addon where lease_addon.addon_id = addon.id and ${isOngoing} and ${differs})`;

const selectAddons = (tx: Tx) =>
  tx
    .selectFrom('addon')
    .selectAll('addon')
    .select([leasesCount.as('leases_count'), leaseIds.as('lease_ids')]);
type AddonRecord = Awaited<ReturnType<ReturnType<typeof selectAddons>['executeTakeFirstOrThrow']>>;

const toAddonRow = ({
  id,
  name,
  fee_ore,
  tax_rate,
  created_at,
  leases_count,
  lease_ids,
}: AddonRecord): AddonRow => ({
  id,
  name,
  fee: fromOre(fee_ore),
  tax_rate,
  type: addonTypeForFee(fee_ore),
  created_at,
  leases_count,
  leases: lease_ids.map((leaseId) => ({ id: leaseId })),
});

const findAddonRecord = (tx: Tx, id: number) =>
  selectAddons(tx).select(differingCount.as('differing_count')).where('id', '=', id).executeTakeFirst();

export const listAddons = (context: ListContext, query: QueryOf<List>): Promise<ResponseOf<List>> => {
  const { name } = query;
  return paginate(context, query, {
    from: context.tx
      .selectFrom('addon')
      .$if(Boolean(name), (all) => all.where('addon.name', 'ilike', containsPattern(name ?? ''))),
    id: 'addon.id',
    sort: {
      name: naturalSortKey('addon.name'),
      fee: column('addon.fee_ore'),
      tax_rate: column('addon.tax_rate'),
      leases_count: leasesCount,
      created_at: column('addon.created_at'),
    },
    defaultSort: [naturalSortKey('addon.name'), 'asc'],
    load: async (ids) => (await selectAddons(context.tx).where('id', 'in', ids).execute()).map(toAddonRow),
  });
};

/** The lease add-ons that are copies of a catalogue add-on and have not ended. */
export const listAddonLeases = (context: ListContext, id: number, query: QueryOf<typeof addonCalls.leases>) =>
  paginate(context, query, {
    from: context.tx.selectFrom('lease_addon').where('lease_addon.addon_id', '=', id).where(isOngoing),
    id: 'lease_addon.id',
    sort: {
      entity: sql`(select natural_key(entity.name) from lease join entity on entity.id = lease.entity_id
                   where lease.id = lease_addon.lease_id)`,
      fee: column('lease_addon.fee_ore'),
      start: column('lease_addon.start'),
      stop: column('lease_addon.stop'),
    },
    defaultSort: [column('lease_addon.start'), 'desc'],
    load: async (ids) => {
      const rows = await selectLeases(context.tx)
        .innerJoin('lease_addon', 'lease_addon.lease_id', 'lease.id')
        .innerJoin('addon', 'addon.id', 'lease_addon.addon_id')
        .select([
          'lease_addon.id',
          'lease_addon.lease_id',
          'lease_addon.name',
          'lease_addon.fee_ore',
          'lease_addon.interval',
          'lease_addon.start',
          'lease_addon.stop',
          'entity.id as entity_id',
          'entity.name as entity_name',
          entityHouse('entity.id').as('house'),
          'tenant.name as tenant',
          differs.as('differs'),
        ])
        .where('lease_addon.id', 'in', ids)
        .execute();
      return rows.map(({ fee_ore, entity_id, entity_name, house, ...row }) => ({
        ...row,
        entity: { id: entity_id, name: entity_name, house },
        fee: fromOre(fee_ore),
      }));
    },
  });

export const findAddon = async (tx: Tx, id: number): Promise<Omit<AddonDetail, 'breadcrumb'> | undefined> => {
  const stored = await findAddonRecord(tx, id);
  if (stored === undefined) return undefined;
  const { differing_count, updated_at } = stored;
  return { ...toAddonRow(stored), differing_count, updated_at };
};

/** The fee is without VAT. */
export interface AddonTerms {
  readonly name: string;
  readonly feeOre: number;
  readonly tax_rate: number;
}

const toColumns = ({ name, feeOre, tax_rate }: AddonTerms) => ({ name, fee_ore: feeOre, tax_rate });

export const insertAddon = async (tx: Tx, input: AddonTerms): Promise<number> => {
  const { id } = await tx
    .insertInto('addon')
    .values(toColumns(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks the add-on for a change. Copies of it can still be inserted, by whoever has locked their lease. */
export const lockAddon = (tx: Tx, id: number) =>
  tx.selectFrom('addon').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The terms that a new copy of the add-on gets. They do not change until the transaction ends. */
export const holdAddonTerms = async (tx: Tx, id: number): Promise<AddonTerms | undefined> => {
  const stored = await tx
    .selectFrom('addon')
    .select(['name', 'fee_ore', 'tax_rate'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const { fee_ore, ...terms } = stored;
  return { ...terms, feeOre: fee_ore };
};

export const saveAddon = async (tx: Tx, id: number, input: AddonTerms): Promise<void> => {
  await tx.updateTable('addon').set(toColumns(input)).where('id', '=', id).execute();
};

/** Removes an add-on from the catalogue. Leases keep their copies of it. The result is false when it does not exist. */
export const deleteAddon = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('addon').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
