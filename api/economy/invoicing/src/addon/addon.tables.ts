import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface AddonTables {
  addon: {
    id: Id;
    billable_id: AccountColumn;
    name: string;
    fee_ore: number;
    tax_rate: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AddonTables {}
}
