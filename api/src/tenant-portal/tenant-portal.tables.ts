import type { Generated } from 'kysely';
import type { AccountColumn, Timestamp } from '../platform/db';

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
}
