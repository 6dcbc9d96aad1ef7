import type { Id, Owner, Stamp } from '../platform/db/platform.tables';

export interface AddonTables {
  addon: {
    id: Id;
    billable_id: Owner;
    name: string;
    fee_ore: number;
    tax_rate: number;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
