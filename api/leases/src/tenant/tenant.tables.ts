import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { TenantStatus } from '@husrum/contract/tenant';
import type { Generated } from 'kysely';

export interface TenantTables {
  tenant: {
    id: Id;
    billable_id: AccountColumn;
    name: string;
    /** The personal or organisation number. */
    identifier: string;
    organisation: boolean;
    phone: string;
    email: string | null;
    /** Where invoices are mailed; null: to `email`. */
    billing_email: string | null;
    status: Generated<TenantStatus>;
    /** When the tenant was last invited to the portal. It is null for a tenant who is not invited. */
    invite_sent_at: NullableTimestamp;
    /** When the tenant activated the account in the portal. It is null without an account. */
    portal_activated_at: NullableTimestamp;
    fortnox_customer_number: string | null;
    visma_customer_number: string | null;
    autogiro: Generated<boolean>;
    /** The first due date that is paid by autogiro. It is null exactly when `autogiro` is false. */
    autogiro_from: string | null;
    /** The user who registered the mandate. */
    autogiro_user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends TenantTables {}
}
