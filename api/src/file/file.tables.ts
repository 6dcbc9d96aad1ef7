import type { FileOwner } from '@husrum/contract/file';
import type { Id, Owner, Stamp } from '../platform/db';

export interface FileTables {
  file: {
    id: Id;
    billable_id: Owner;
    key: string;
    name: string;
    alias: string;
    notice: string | null;
    size: number;
    mimetype: string;
    fileable_type: FileOwner | null;
    fileable_id: number | null;
    user_id: number | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
}
