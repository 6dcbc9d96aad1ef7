import type { RequestContext, Tx } from '@husrum/api-platform';
import { missingMembership } from '@husrum/api-settings';
import type { Role } from '@husrum/contract/permission';
import { sql } from 'kysely';

/** The user's own feed. Row-level security hides other accounts only, not other users. */
export const findOwnFeed = (tx: Tx, userId: number) =>
  tx
    .selectFrom('calendar_feed')
    .select(['seed', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Saves the seed of the feed's secret address. An earlier seed is replaced, and its address stops working. */
export const saveFeed = async (tx: Tx, userId: number, seed: string): Promise<void> => {
  await tx
    .insertInto('calendar_feed')
    .values({ user_id: userId, seed })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ seed, created_at: sql`app_now()`, read_at: null }),
    )
    .execute();
};

export const deleteFeed = async (tx: Tx, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export interface FeedOwner {
  readonly userId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly role: Role;
  /** Null: the business is on trial or has a subscription. */
  readonly missingMembership: RequestContext['account']['missingMembership'];
}

/**
 * The owner of a feed. The result is undefined for an unknown or revoked feed, and when the user is removed. Needs a system
 * transaction.
 */
export const findFeedOwner = async (tx: Tx, seed: string): Promise<FeedOwner | undefined> =>
  tx
    .selectFrom('calendar_feed')
    .innerJoin('user_account', 'user_account.id', 'calendar_feed.user_id')
    .innerJoin('billable', 'billable.id', 'calendar_feed.billable_id')
    .select([
      'user_account.id as userId',
      'billable.id as businessId',
      'billable.name as businessName',
      'user_account.role',
      missingMembership.as('missingMembership'),
    ])
    .where('calendar_feed.seed', '=', seed)
    .where('user_account.removed_at', 'is', null)
    .executeTakeFirst();

/** Records that a calendar program has read the feed. At most once an hour, because programs ask often. */
export const recordFeedRead = async (tx: Tx, userId: number): Promise<void> => {
  await tx
    .updateTable('calendar_feed')
    .set({ read_at: sql`app_now()` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(read_at is null or read_at < app_now() - interval '1 hour')`)
    .execute();
};
