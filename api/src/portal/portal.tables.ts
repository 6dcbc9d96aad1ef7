import type { Generated } from 'kysely';
import type { AccountColumn, NullableTimestamp, Timestamp } from '../platform/db';

export interface PortalTables {
  portal_session: {
    id: string;
    billable_id: AccountColumn;
    tenant_id: number;
    created_at: Timestamp;
    expires_at: string;
    revoked_at: NullableTimestamp;
    rotation: Generated<number>;
    rotated_at: NullableTimestamp;
  };
  portal_password_link: {
    digest: string;
    billable_id: AccountColumn;
    tenant_id: number;
    created_at: Timestamp;
    expires_at: string;
    used_at: NullableTimestamp;
  };
}
