import {
  column,
  containsPattern,
  equalsAny,
  paginate,
  type RequestContext,
  swedishSortKey,
  type Tx,
} from '@husrum/api-platform';
import type { Page, QueryOf } from '@husrum/contract/core';
import type { TargetRecipient, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { type Expression, type SqlBool, sql } from 'kysely';
import { listTargetLeaseIds, type TargetRef } from './message-target.store';
import { tenantBillingEmail, tenantEmail } from './tenant-message.store';

const hasEmail = sql<boolean>`${tenantEmail} is not null`;

/** The condition for the tenants of the target. It has no join, so that each tenant is listed once. */
const isTenantOf = ({ type, id }: TargetRef, leaseIds: readonly number[]): Expression<SqlBool> =>
  type === 'tenant'
    ? sql<SqlBool>`tenant.id = ${id}`
    : sql<SqlBool>`tenant.id in (select tenant_id from lease_tenant where lease_id = any(${leaseIds}::bigint[]))`;

/** The names of the objects that each tenant rents by these leases, with their houses, by tenant id. */
const loadObjectNames = async (
  tx: Tx,
  tenantIds: readonly number[],
  leaseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select([
      'lease_tenant.tenant_id',
      sql<string>`string_agg(distinct concat_ws(', ', entity.name, entity_house(entity.id)), '; ')`.as(
        'names',
      ),
    ])
    .where(equalsAny('lease_tenant.tenant_id', tenantIds))
    .where(equalsAny('lease_tenant.lease_id', leaseIds))
    .groupBy('lease_tenant.tenant_id')
    .execute();
  return new Map(rows.map(({ tenant_id, names }) => [tenant_id, names]));
};

/** A page of the tenants to whom a message to the target would be sent, by default sorted by name. */
export const listTargetRecipients = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  target: TargetRef,
  { search, has_address, ...query }: QueryOf<typeof tenantMessageCalls.listTargetRecipients>,
): Promise<Page<TargetRecipient>> => {
  const { tx } = context;
  const leaseIds = await listTargetLeaseIds(tx, target);
  const name = swedishSortKey('tenant.name');
  return paginate(context, query, {
    from: tx
      .selectFrom('tenant')
      .where(isTenantOf(target, leaseIds))
      .$if(has_address !== undefined, (all) => all.where(hasEmail, '=', has_address ?? true))
      .$if(Boolean(search), (all) =>
        all.where(({ or, eb }) =>
          or([
            eb('tenant.name', 'ilike', containsPattern(search ?? '')),
            eb('tenant.email', 'ilike', containsPattern(search ?? '')),
          ]),
        ),
      ),
    id: 'tenant.id',
    sort: { name, email: column('tenant.email') },
    defaultSort: [name, 'asc'],
    load: async (ids) => {
      const rows = await tx
        .selectFrom('tenant')
        .select(['tenant.id', 'tenant.name', tenantEmail.as('email')])
        .where('tenant.id', 'in', ids)
        .execute();
      const names = await loadObjectNames(tx, ids, leaseIds);
      return rows.map((row) => ({ ...row, objects: names.get(row.id) ?? '' }));
    },
  });
};

/** How many of the target's tenants have an email address, and how many have none. */
export const countTargetRecipients = async (
  tx: Tx,
  target: TargetRef,
): Promise<{ count: number; without_address: number }> => {
  const row = await tx
    .selectFrom('tenant')
    .select([
      sql<number>`count(*) filter (where ${hasEmail})`.as('count'),
      sql<number>`count(*) filter (where not ${hasEmail})`.as('without_address'),
    ])
    .where(isTenantOf(target, await listTargetLeaseIds(tx, target)))
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), without_address: Number(row.without_address) };
};

export interface Recipient {
  id: number;
  name: string;
  email: string | null;
}

/** All tenants of the target, sorted by name. `isBilling`: with the addresses to which invoices are mailed. */
export const listAllTargetRecipients = (
  tx: Tx,
  target: TargetRef,
  { leaseIds, isBilling }: { readonly leaseIds: readonly number[]; readonly isBilling: boolean },
): Promise<Recipient[]> =>
  tx
    .selectFrom('tenant')
    .select(['tenant.id', 'tenant.name', (isBilling ? tenantBillingEmail : tenantEmail).as('email')])
    .where(isTenantOf(target, leaseIds))
    .orderBy(swedishSortKey('tenant.name'))
    .orderBy('tenant.id')
    .execute();
