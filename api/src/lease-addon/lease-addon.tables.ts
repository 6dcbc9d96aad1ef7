import type { AddonInterval } from '@husrum/contract/lease-addon';
import type { Generated } from 'kysely';
import type { AccountColumn, Id, Timestamp } from '../platform/db/platform.tables';

export interface LeaseAddonTables {
  lease_addon: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    addon_id: number | null;
    name: string;
    fee_ore: number;
    tax_rate: number;
    /** `PER_NOTICE` unless given. */
    interval: Generated<AddonInterval>;
    start: string;
    stop: string | null;
    is_catalogue_addon_removed: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
