import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { Manifest } from '@husrum/contract/manifest';
import type { ReleaseAction } from '@husrum/contract/release';
import type { ColumnType } from 'kysely';

export interface ReleaseTables {
  remote_build: {
    id: Id;
    remote: string;
    build: string;
    source: 'local' | 'uploaded';
    manifest: ColumnType<Manifest, string, string>;
    /** The folder of its files in the file store. */
    folder: string;
    /** The name of the team that uploaded it, or `npm start` for a local build. */
    by: string;
    created_at: Timestamp;
    /** When the build was cleared because nobody used it. A cleared build is neither assigned nor served. */
    cleared_at: NullableTimestamp;
  };
  /** The history of each remote. Its newest row is its current state. */
  remote_release: {
    id: Id;
    remote: string;
    action: ReleaseAction;
    /** The default build before the action. */
    from_build: string | null;
    /** The default build after the action. Null: none, for example because the remote is removed. */
    build: string | null;
    canary: string | null;
    /** Percent of the users who get the canary. */
    share: number | null;
    /** The team with the person in brackets, `npm start` for a local build, or `Husrum` for a canary that the server stopped. */
    by: string;
    /** Why the server stopped the canary, in Swedish. */
    reason: string | null;
    at: Timestamp;
  };
  /** The builds that developers have pinned their own accounts to. */
  remote_pin: { billable_id: AccountColumn; remote: string; build: string; created_at: Timestamp };
  release_token: {
    /** The hash of the token. The token itself is not stored. */
    digest: string;
    remote: string;
    /** The name of the team that has the token. */
    name: string;
    created_at: Timestamp;
    /** When the token was last used. */
    used_at: NullableTimestamp;
    revoked_at: NullableTimestamp;
  };
}

declare global {
  interface DatabaseTables extends ReleaseTables {}
}
