import type { ReleaseAction } from '@husrum/contract/release';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

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

/** How every remote stands now. */
export const standings = (tx: Tx) =>
  tx
    .selectFrom('remote_release')
    .distinctOn('remote')
    .select(columns)
    .orderBy('remote')
    .orderBy('id', 'desc')
    .execute();

/** How one remote stands; nobody else changes it until the transaction ends. */
export const lockedStanding = async (tx: Tx, remote: string) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`release ${remote}`}))`.execute(tx);
  return tx
    .selectFrom('remote_release')
    .select(columns)
    .where('remote', '=', remote)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Builds that rely on each other are given out one after the other. Held until the transaction ends. */
export const lockContract = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('release contract'))`.execute(tx);

/** By remote, who gave everybody what everybody has; a canary beside it changes nothing of that. */
export const givenToAll = (tx: Tx) =>
  tx
    .selectFrom('remote_release')
    .distinctOn('remote')
    .select(['remote', 'by', 'at'])
    .where('action', 'in', ['adopt', 'promote', 'rollback'])
    .orderBy('remote')
    .orderBy('id', 'desc')
    .execute();

/** What was done to the remote, oldest first. */
export const logOf = (tx: Tx, remote: string) =>
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

/** The one row that a release, or the way back, is. */
export const insertRelease = (tx: Tx, values: NewRelease) =>
  tx.insertInto('remote_release').values(values).returning(columns).executeTakeFirstOrThrow();
export type StoredRelease = Awaited<ReturnType<typeof insertRelease>>;

export const releasesFrom = (tx: Tx, remote: string | undefined) =>
  tx
    .selectFrom('remote_release')
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''));

export const releasesByIds = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('remote_release').select(columns).where('id', 'in', ids).execute();

export const pinsOf = async (tx: Tx, billableId: number): Promise<ReadonlyMap<string, string>> => {
  const pins = await tx
    .selectFrom('remote_pin')
    .select(['remote', 'build'])
    .where('billable_id', '=', billableId)
    .execute();
  return new Map(pins.map(({ remote, build }) => [remote, build]));
};

/** The builds of the remote that some account is held to. */
export const pinnedBuilds = async (tx: Tx, remote: string): Promise<string[]> =>
  (await tx.selectFrom('remote_pin').select('build').where('remote', '=', remote).execute()).map(
    ({ build }) => build,
  );

export const savePin = async (
  tx: Tx,
  billable_id: number,
  remote: string,
  build: string | null,
): Promise<void> => {
  await tx
    .deleteFrom('remote_pin')
    .where('billable_id', '=', billable_id)
    .where('remote', '=', remote)
    .execute();
  if (build !== null) await tx.insertInto('remote_pin').values({ billable_id, remote, build }).execute();
};
