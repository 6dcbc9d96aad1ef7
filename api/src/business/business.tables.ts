import type { Generated } from 'kysely';
import type { Owner, Stamp } from '../platform/db';

export interface SettingTables {
  tenant_portal_config: {
    billable_id: Owner;
    enabled: Generated<boolean>;
    stub: string | null;
    phone: string | null;
    email: string | null;
    message: string | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
