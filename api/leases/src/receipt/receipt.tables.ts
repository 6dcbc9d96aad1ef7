import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { ReceiptType } from '@husrum/contract/receipt';
import type { Generated } from 'kysely';

export interface ReceiptTables {
  quittance: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    name: string;
    quantity: Generated<number>;
    type: ReceiptType;
    marking: string | null;
    description: string | null;
    handout_date: string | null;
    /** The day on which the tenant returned it. */
    return_date: string | null;
    /** When a user registered the return. */
    returned_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends ReceiptTables {}
}
