import type { TenantStatus } from '@husrum/contract/tenant';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

export interface TenantTables {
  tenant: {
    id: Id;
    billable_id: AccountColumn;
    name: string;
    identifier: string;
    organisation: boolean;
    phone: string;
    email: string | null;
    billing_email: string | null;
    status: Generated<TenantStatus>;
    invite_sent_at: NullableTimestamp;
    portal_activated_at: NullableTimestamp;
    fortnox_customer_number: string | null;
    visma_customer_number: string | null;
    autogiro: Generated<boolean>;
    /** The first due date that is paid by autogiro. Null exactly when `autogiro` is false. */
    autogiro_from: string | null;
    autogiro_user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
