import type { AccountColumn, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { Generated } from 'kysely';

export interface TenantPortalTables {
  tenant_portal_config: {
    billable_id: AccountColumn;
    enabled: Generated<boolean>;
    /** The portal's own part of its web address, in lower case: `/portal/<stub>`. */
    stub: string | null;
    phone: string | null;
    email: string | null;
    /** What the landlord writes to the tenants. */
    message: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  tenant_portal_invite: {
    /** The hash of the link's token. */
    digest: string;
    billable_id: AccountColumn;
    tenant_id: number;
    /** The address that the invitation was mailed to. */
    email: string;
    created_at: Timestamp;
    expires_at: string;
    used_at: NullableTimestamp;
  };
  tenant_portal_account: {
    tenant_id: number;
    billable_id: AccountColumn;
    /** The tenant's address when the account was activated. */
    email: string;
    password_hash: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends TenantPortalTables {}
}
