import type { FileOwner } from '@husrum/contract/file';
import type { AccountColumn, Id, Timestamp } from '../platform/db';

export interface FileTables {
  file: {
    id: Id;
    billable_id: AccountColumn;
    key: string;
    name: string;
    alias: string;
    notice: string | null;
    size: number;
    mimetype: string;
    fileable_type: FileOwner | null;
    fileable_id: number | null;
    user_id: number | null;
    /** The tenant who added the file in the tenant portal. */
    tenant_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
