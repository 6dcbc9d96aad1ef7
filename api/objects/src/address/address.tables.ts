import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { AddressType } from '@husrum/contract/address';
import type { Generated } from 'kysely';

export interface AddressTables {
  address: {
    id: Id;
    billable_id: AccountColumn;
    tenant_id: number;
    type: AddressType;
    address: string;
    postal_code: string;
    city: string;
    country: Generated<string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AddressTables {}
}
