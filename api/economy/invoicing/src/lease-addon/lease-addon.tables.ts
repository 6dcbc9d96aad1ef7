import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { AddonInterval } from '@husrum/contract/lease-addon';
import type { Generated } from 'kysely';

export interface LeaseAddonTables {
  lease_addon: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    /**
     * The add-on of the catalogue that this is a copy of. It is null for one with its own terms, and after the catalogue's is
     * removed.
     */
    addon_id: number | null;
    name: string;
    fee_ore: number;
    tax_rate: number;
    /** What the fee is for: each invoice (`PER_NOTICE`, the default) or each month. */
    interval: Generated<AddonInterval>;
    start: string;
    stop: string | null;
    /** The first day of the agreed fee that it continues (docs/domain-rules.md, D-15). It is null when that is `start`. */
    agreed_from: string | null;
    /** Whether it was a copy of an add-on that has been removed from the catalogue since. */
    is_catalogue_addon_removed: Generated<boolean>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends LeaseAddonTables {}
}
