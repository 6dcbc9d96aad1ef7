import type { Manifest } from '@husrum/contract/manifest';
import type { ReleaseAction } from '@husrum/contract/release';
import type { ColumnType } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db';

export interface ReleaseTables {
  remote_build: {
    id: Id;
    remote: string;
    build: string;
    source: 'local' | 'uploaded';
    manifest: ColumnType<Manifest, string, string>;
    folder: string;
    by: string;
    created_at: Timestamp;
    cleared_at: NullableTimestamp;
  };
  remote_release: {
    id: Id;
    remote: string;
    action: ReleaseAction;
    from_build: string | null;
    build: string | null;
    canary: string | null;
    share: number | null;
    by: string;
    reason: string | null;
    at: Timestamp;
  };
  remote_pin: { billable_id: AccountColumn; remote: string; build: string; created_at: Timestamp };
  release_token: {
    digest: string;
    remote: string;
    name: string;
    created_at: Timestamp;
    used_at: NullableTimestamp;
    revoked_at: NullableTimestamp;
  };
}
