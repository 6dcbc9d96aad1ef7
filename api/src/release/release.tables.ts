import type { Manifest } from '@husrum/contract/manifest';
import type { ReleaseAction } from '@husrum/contract/release';
import type { ColumnType } from 'kysely';
import type { Id, NullableStamp, Owner, Stamp } from '../platform/db';

export interface ReleaseTables {
  remote_build: {
    id: Id;
    remote: string;
    build: string;
    source: 'local' | 'uploaded';
    manifest: ColumnType<Manifest, string, string>;
    folder: string;
    by: string;
    created_at: Stamp;
    cleared_at: NullableStamp;
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
    at: Stamp;
  };
  remote_pin: { billable_id: Owner; remote: string; build: string; created_at: Stamp };
  release_token: {
    digest: string;
    remote: string;
    name: string;
    created_at: Stamp;
    used_at: NullableStamp;
    revoked_at: NullableStamp;
  };
}
