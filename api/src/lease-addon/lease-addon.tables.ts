import type { Id, Owner, Stamp } from '../platform/db/platform.tables';

export interface LeaseAddonTables {
  lease_addon: {
    id: Id;
    billable_id: Owner;
    lease_id: number;
    addon_id: number | null;
    name: string;
    fee_ore: number;
    tax_rate: number;
    start: string;
    stop: string | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
