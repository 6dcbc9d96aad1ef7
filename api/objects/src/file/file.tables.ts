import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { FileOwner } from '@husrum/contract/file';

export interface FileTables {
  file: {
    id: Id;
    billable_id: AccountColumn;
    /** The key of the bytes in the file store. */
    key: string;
    /** The name of the uploaded file. */
    name: string;
    /** The name that users see. */
    alias: string;
    /** The description that users write. */
    notice: string | null;
    /** In bytes. */
    size: number;
    mimetype: string;
    /** The kind of row that the file belongs to. It is null for an orphan. */
    fileable_type: FileOwner | null;
    fileable_id: number | null;
    /** The user who uploaded the file. */
    user_id: number | null;
    /** The tenant who added the file in the tenant portal. */
    tenant_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends FileTables {}
}
