import type { AddressType } from '@husrum/contract/address';
import type { TenantStatus } from '@husrum/contract/tenant';
import type { Generated } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db/platform.tables';

export interface TenantTables {
  tenant: {
    id: Id;
    billable_id: Owner;
    name: string;
    identifier: string;
    organisation: boolean;
    phone: string;
    email: string | null;
    billing_email: string | null;
    status: Generated<TenantStatus>;
    invite_sent_at: NullableStamp;
    portal_activated_at: NullableStamp;
    fortnox_customer_number: string | null;
    visma_customer_number: string | null;
    autogiro: Generated<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  address: {
    id: Id;
    billable_id: Owner;
    tenant_id: number;
    type: AddressType;
    address: string;
    postal_code: string;
    city: string;
    country: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
