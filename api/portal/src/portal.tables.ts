import type { AccountColumn, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { Generated } from 'kysely';

export interface PortalTables {
  portal_session: {
    id: string;
    billable_id: AccountColumn;
    tenant_id: number;
    created_at: Timestamp;
    expires_at: string;
    revoked_at: NullableTimestamp;
    /** The number of the newest refresh token. */
    rotation: Generated<number>;
    /** When the newest refresh token was made; null for the first. */
    rotated_at: NullableTimestamp;
  };
  portal_password_link: {
    /** The hash of the link's token. */
    digest: string;
    billable_id: AccountColumn;
    tenant_id: number;
    created_at: Timestamp;
    expires_at: string;
    used_at: NullableTimestamp;
  };
}

declare global {
  interface DatabaseTables extends PortalTables {}
}
