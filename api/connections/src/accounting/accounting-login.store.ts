import type { Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';

/** The accounting program, and who logs in to it. */
interface LoginAttempt {
  readonly name: AccountingName;
  readonly userId: number;
  readonly sessionId: string;
}

export const insertLogin = async (
  tx: Tx,
  {
    name,
    userId,
    sessionId,
    ...rest
  }: LoginAttempt & {
    readonly integration_id: number | null;
    readonly state_sha256: string;
    readonly expires_at: string;
  },
): Promise<void> => {
  await tx
    .insertInto('integration_login')
    .values({ name, user_id: userId, session_id: sessionId, ...rest })
    .execute();
};

/**
 * Uses up a login that the same user has begun in the same session: the one with the given OAuth state, or the latest if the
 * program returned no state. The result is undefined when there is none that is still valid.
 */
export const takeLogin = (
  tx: Tx,
  {
    name,
    userId,
    sessionId,
    now,
    stateSha256,
  }: LoginAttempt & { readonly now: string; readonly stateSha256: string | undefined },
) =>
  tx
    .updateTable('integration_login')
    .set({ used_at: now })
    .where('id', '=', (of) =>
      of
        .selectFrom('integration_login as login')
        .select('login.id')
        .where('login.name', '=', name)
        .where('login.user_id', '=', userId)
        .where('login.session_id', '=', sessionId)
        .where('login.used_at', 'is', null)
        .where('login.expires_at', '>', now)
        .$if(stateSha256 !== undefined, (all) => all.where('login.state_sha256', '=', stateSha256 ?? ''))
        .orderBy('login.id', 'desc')
        .limit(1),
    )
    // The condition is repeated, because another request may have used the login while this one waited for its lock.
    .where('used_at', 'is', null)
    .returning('integration_id')
    .executeTakeFirst();

/** Deletes logins that expired before the instant `before`. */
export const deleteOldLogins = async (tx: Tx, before: string): Promise<void> => {
  await tx.deleteFrom('integration_login').where('expires_at', '<', before).execute();
};
