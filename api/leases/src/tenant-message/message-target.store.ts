import { entityHouse, listSubtreeIds } from '@husrum/api-objects';
import { equalsAny, type Tx } from '@husrum/api-platform';
import type { MessageTarget } from '@husrum/contract/tenant-message';
import { formatEntityName } from '@husrum/format';
import { sql } from 'kysely';

export interface TargetRef {
  type: MessageTarget;
  id: number;
}

/** Whether today is within the lease's period. */
const isCurrent = sql<boolean>`lease.start <= app_today() and coalesce(lease.stop >= app_today(), true)`;

/** Whether the lease is current or planned. */
const hasNotEnded = sql<boolean>`coalesce(lease.stop >= app_today(), true)`;

const selectCurrentLeases = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select('lease.id')
    .where(isCurrent)
    .orderBy('lease.id');

const selectLeasesOfTenant = (tx: Tx, tenantId: number) =>
  tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .select('lease.id')
    .where('lease_tenant.tenant_id', '=', tenantId)
    .where(hasNotEnded)
    .orderBy('lease.id');

const queryLeases = (tx: Tx, { type, id }: TargetRef, entityIds: readonly number[]) => {
  if (type === 'tenant') return selectLeasesOfTenant(tx, id).execute();
  const leases = selectCurrentLeases(tx);
  return type === 'company'
    ? leases.where('entity.company_id', '=', id).execute()
    : leases.where(equalsAny('lease.entity_id', entityIds)).execute();
};

/**
 * The leases of the target: the current leases of an object with all objects below it or of a company, those of a tenant that have
 * not ended, or a lease itself, even if it has ended.
 */
export const listTargetLeaseIds = async (tx: Tx, { type, id }: TargetRef): Promise<number[]> => {
  if (type === 'lease') return [id];
  const rows = await queryLeases(tx, { type, id }, type === 'entity' ? await listSubtreeIds(tx, id) : []);
  return rows.map((row) => row.id);
};

interface TargetSummary {
  name: string;
  company_id: number | null;
}

const findTenantSummary = async (tx: Tx, id: number): Promise<TargetSummary | undefined> => {
  const tenant = await tx.selectFrom('tenant').select('name').where('id', '=', id).executeTakeFirst();
  if (!tenant) return undefined;
  const lease = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select('entity.company_id')
    .where('lease_tenant.tenant_id', '=', id)
    .orderBy(isCurrent, 'desc')
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { name: tenant.name, company_id: lease?.company_id ?? null };
};

/** Adds the house to the name of the object. */
const withHouse = (
  target: (TargetSummary & { house: string | null }) | undefined,
): TargetSummary | undefined => target && { name: formatEntityName(target), company_id: target.company_id };

const findTargetSummary = async (tx: Tx, { type, id }: TargetRef): Promise<TargetSummary | undefined> => {
  switch (type) {
    case 'tenant':
      return findTenantSummary(tx, id);
    case 'company':
      return tx
        .selectFrom('company')
        .select(['name', 'id as company_id'])
        .where('id', '=', id)
        .executeTakeFirst();
    case 'entity':
      return withHouse(
        await tx
          .selectFrom('entity')
          .select(['name', 'company_id', entityHouse('entity.id').as('house')])
          .where('id', '=', id)
          .executeTakeFirst(),
      );
    case 'lease':
      return withHouse(
        await tx
          .selectFrom('lease')
          .innerJoin('entity', 'entity.id', 'lease.entity_id')
          .select(['entity.name', 'entity.company_id', entityHouse('entity.id').as('house')])
          .where('lease.id', '=', id)
          .executeTakeFirst(),
      );
  }
};

/** The email address of the first administrator, because the business has none of its own. */
const readBusinessEmail = async (tx: Tx): Promise<string> => {
  const { email } = await tx
    .selectFrom('user_account')
    .select('email')
    .where('removed_at', 'is', null)
    .orderBy(sql`role = 'ADMINISTRATOR'`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return email;
};

export interface Target {
  name: string;
  /** It is shown as the sender: the company of the target, or the business for a tenant who has never rented. */
  sender: string;
  /** The company's email address, or that of the business. */
  replyTo: string;
}

/** The sender is `senderId`, the company that a message is about, or else that of the target. */
export const findTarget = async (
  tx: Tx,
  ref: TargetRef,
  senderId: number | null = null,
): Promise<Target | undefined> => {
  const target = await findTargetSummary(tx, ref);
  if (!target) return undefined;
  const companyId = senderId ?? target.company_id;
  const company =
    companyId === null
      ? undefined
      : await tx
          .selectFrom('company')
          .select(['name', 'email'])
          .where('id', '=', companyId)
          .executeTakeFirst();
  const business = await tx.selectFrom('billable').select('name').executeTakeFirstOrThrow();
  return {
    name: target.name,
    sender: company?.name ?? business.name,
    replyTo: company?.email ?? (await readBusinessEmail(tx)),
  };
};
