import type { Generated } from 'kysely';
import type { AccountColumn, NullableTimestamp, Timestamp } from '../platform/db';

export interface TenantPortalTables {
  tenant_portal_config: {
    billable_id: AccountColumn;
    enabled: Generated<boolean>;
    stub: string | null;
    phone: string | null;
    email: string | null;
    message: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  tenant_portal_invite: {
    digest: string;
    billable_id: AccountColumn;
    tenant_id: number;
    email: string;
    created_at: Timestamp;
    expires_at: string;
    used_at: NullableTimestamp;
  };
  tenant_portal_account: {
    tenant_id: number;
    billable_id: AccountColumn;
    email: string;
    password_hash: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
