import type { Tx } from '@husrum/api-platform';
import type { ReleaseAction } from '@husrum/contract/release';
import { sql } from 'kysely';

const columns = [
  'id',
  'remote',
  'action',
  'from_build',
  'build',
  'canary',
  'share',
  'by',
  'reason',
  'at',
] as const;

/** The newest release of every remote. */
export const listCurrentReleases = (tx: Tx) =>
  tx
    .selectFrom('remote_release')
    .distinctOn('remote')
    .select(columns)
    .orderBy('remote')
    .orderBy('id', 'desc')
    .execute();

/** The newest release of a remote. Locks the remote until the transaction ends. */
export const lockCurrentRelease = async (tx: Tx, remote: string) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`release ${remote}`}))`.execute(tx);
  return tx
    .selectFrom('remote_release')
    .select(columns)
    .where('remote', '=', remote)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Locks contract checks until the transaction ends: remotes that use each other are released one after the other. */
export const lockContractCheck = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('release contract'))`.execute(tx);

/** Says for each remote who released a build to everybody most recently, and when. */
export const listDefaultReleases = (tx: Tx) =>
  tx
    .selectFrom('remote_release')
    .distinctOn('remote')
    .select(['remote', 'by', 'at'])
    .where('action', 'in', ['adopt', 'promote', 'rollback'])
    .orderBy('remote')
    .orderBy('id', 'desc')
    .execute();

/** All releases of the remote, oldest first. */
export const listReleaseHistory = (tx: Tx, remote: string) =>
  tx
    .selectFrom('remote_release')
    .select(['action', 'build', 'canary', 'at'])
    .where('remote', '=', remote)
    .orderBy('id')
    .execute();

interface NewRelease {
  remote: string;
  action: ReleaseAction;
  from_build: string | null;
  build: string | null;
  canary: string | null;
  share: number | null;
  by: string;
  reason: string | null;
}

export const insertRelease = (tx: Tx, values: NewRelease) =>
  tx.insertInto('remote_release').values(values).returning(columns).executeTakeFirstOrThrow();
export type StoredRelease = Awaited<ReturnType<typeof insertRelease>>;

export const selectReleases = (tx: Tx, remote: string | undefined) =>
  tx
    .selectFrom('remote_release')
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''));

export const listReleasesByIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('remote_release').select(columns).where('id', 'in', ids).execute();

export const listPins = async (tx: Tx, businessId: number): Promise<ReadonlyMap<string, string>> => {
  const pins = await tx
    .selectFrom('remote_pin')
    .select(['remote', 'build'])
    .where('billable_id', '=', businessId)
    .execute();
  return new Map(pins.map(({ remote, build }) => [remote, build]));
};

/** The builds of the remote that accounts are pinned to. */
export const listPinnedBuilds = async (tx: Tx, remote: string): Promise<string[]> =>
  (await tx.selectFrom('remote_pin').select('build').where('remote', '=', remote).execute()).map(
    ({ build }) => build,
  );

export const savePin = async (
  tx: Tx,
  businessId: number,
  remote: string,
  build: string | null,
): Promise<void> => {
  await tx
    .deleteFrom('remote_pin')
    .where('billable_id', '=', businessId)
    .where('remote', '=', remote)
    .execute();
  if (build !== null)
    await tx.insertInto('remote_pin').values({ billable_id: businessId, remote, build }).execute();
};
