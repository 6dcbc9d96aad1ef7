import {
  type AddonDetail,
  type AddonInput,
  type AddonRow,
  type addonCalls,
  addonTypeOf,
} from '@husrum/contract/addon';
import type { OkOf, QueryOf } from '@husrum/contract/core';
import { fromOre, toOre } from '@husrum/format';
import { sql } from 'kysely';
import { column, containing, naturalKey, pageOf, type Tx } from '../platform/db';
import type { RequestContext } from '../platform/http';

type ListWork = Pick<RequestContext, 'tx' | 'url'>;
type List = typeof addonCalls.list;

/** It has not ended, and neither has its lease. */
const going = sql<boolean>`(coalesce(lease_addon.stop, 'infinity') >= app_today() and exists (
  select from lease where lease.id = lease_addon.lease_id and coalesce(lease.stop, 'infinity') >= app_today()))`;
const leasesCount = sql<number>`
  (select count(*) from lease_addon where lease_addon.addon_id = addon.id and ${going})`;

const differs = sql<boolean>`
  (lease_addon.name, lease_addon.fee_ore, lease_addon.tax_rate) is distinct from (addon.name, addon.fee_ore, addon.tax_rate)`;
const differingCount = sql<number>`
  (select count(*) from lease_addon where lease_addon.addon_id = addon.id and ${going} and ${differs})`;

const shown = (tx: Tx) => tx.selectFrom('addon').selectAll('addon').select(leasesCount.as('leases_count'));
type Stored = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const rowOf = ({ id, name, fee_ore, tax_rate, created_at, leases_count }: Stored): AddonRow => ({
  id,
  name,
  fee: fromOre(fee_ore),
  tax_rate,
  type: addonTypeOf(fee_ore),
  created_at,
  leases_count,
});

const addonRecord = (tx: Tx, id: number) =>
  shown(tx).select(differingCount.as('differing_count')).where('id', '=', id).executeTakeFirst();

export const addonPage = (context: ListWork, query: QueryOf<List>): Promise<OkOf<List>> => {
  const { name } = query;
  return pageOf(context, query, {
    from: context.tx
      .selectFrom('addon')
      .$if(Boolean(name), (all) => all.where('addon.name', 'ilike', containing(name ?? ''))),
    id: 'addon.id',
    sort: {
      name: naturalKey('addon.name'),
      fee: column('addon.fee_ore'),
      tax_rate: column('addon.tax_rate'),
      leases_count: leasesCount,
      created_at: column('addon.created_at'),
    },
    defaultSort: [naturalKey('addon.name'), 'asc'],
    load: async (ids) => (await shown(context.tx).where('id', 'in', ids).execute()).map(rowOf),
  });
};

/** The leases that have the add-on today or from a later day. */
export const addonLeases = (context: ListWork, id: number, query: QueryOf<typeof addonCalls.leases>) =>
  pageOf(context, query, {
    from: context.tx.selectFrom('lease_addon').where('lease_addon.addon_id', '=', id).where(going),
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
      const rows = await context.tx
        .selectFrom('lease_addon')
        .innerJoin('addon', 'addon.id', 'lease_addon.addon_id')
        .innerJoin('lease', 'lease.id', 'lease_addon.lease_id')
        .innerJoin('entity', 'entity.id', 'lease.entity_id')
        .leftJoin('lease_tenant', (on) =>
          on.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
        )
        .leftJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
        .select([
          'lease_addon.id',
          'lease_addon.lease_id',
          'lease_addon.name',
          'lease_addon.fee_ore',
          'lease_addon.start',
          'lease_addon.stop',
          'entity.id as entity_id',
          'entity.name as entity_name',
          'tenant.name as tenant',
          differs.as('differs'),
        ])
        .where('lease_addon.id', 'in', ids)
        .execute();
      return rows.map(({ fee_ore, entity_id, entity_name, ...row }) => ({
        ...row,
        entity: { id: entity_id, name: entity_name },
        fee: fromOre(fee_ore),
      }));
    },
  });

export const findAddon = async (tx: Tx, id: number): Promise<Omit<AddonDetail, 'breadcrumb'> | undefined> => {
  const stored = await addonRecord(tx, id);
  if (stored === undefined) return undefined;
  const { differing_count, updated_at } = stored;
  return { ...rowOf(stored), differing_count, updated_at };
};

const valuesOf = ({ name, fee, tax_rate }: AddonInput) => ({ name, fee_ore: toOre(fee), tax_rate });

export const insertAddon = async (tx: Tx, input: AddonInput): Promise<number> => {
  const { id } = await tx
    .insertInto('addon')
    .values(valuesOf(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const lockAddon = (tx: Tx, id: number) =>
  tx.selectFrom('addon').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const writeAddon = async (tx: Tx, id: number, input: AddonInput): Promise<void> => {
  await tx.updateTable('addon').set(valuesOf(input)).where('id', '=', id).execute();
};

/** Leases keep what they have of it. */
export const deleteAddon = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('addon').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
