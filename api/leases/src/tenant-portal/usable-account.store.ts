import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/**
 * The accounts that tenants can use: the portal is on, the tenant is active, and the address that the account was activated
 * with is still the tenant's. A corrected address therefore needs a new invitation: the old one may belong to somebody else.
 */
export const selectUsableAccounts = (tx: Tx) =>
  tx
    .selectFrom('tenant_portal_account as account')
    .innerJoin('tenant', 'tenant.id', 'account.tenant_id')
    .innerJoin('tenant_portal_config as config', 'config.billable_id', 'account.billable_id')
    .innerJoin('billable', 'billable.id', 'account.billable_id')
    .where('config.enabled', '=', true)
    .where('tenant.status', '=', 'ACTIVE')
    .where(sql<boolean>`lower(account.email) = lower(tenant.email)`);

/** The tenant's address and the landlord's, for a mail. The result is undefined for a tenant without a usable account. */
export const findPortalRecipient = (tx: Tx, tenantId: number) =>
  selectUsableAccounts(tx)
    .select([
      'tenant.name',
      'account.email',
      'config.stub',
      'billable.name as landlord_name',
      'config.email as landlord_email',
    ])
    .where('account.tenant_id', '=', tenantId)
    .executeTakeFirst();
