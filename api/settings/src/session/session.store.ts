import { prepareQuery, type RequestContext, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import type { SessionRenewal } from './rotation.rules';

interface NewSession {
  id: string;
  billable_id: number;
  user_id: number;
  expires_at: string;
  user_agent: string | null;
  rotation: number;
}

export const insertSession = async (tx: Tx, values: NewSession): Promise<void> => {
  await tx.insertInto('session').values(values).execute();
};

/** A session that has not ended, locked until the transaction ends. */
export const lockSession = (tx: Tx, id: string) =>
  tx
    .selectFrom('session')
    .select(['user_id', 'rotation', 'rotated_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .forUpdate()
    .executeTakeFirst();

/** Gives the session its first token. */
export const startRotation = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('session').set({ rotation: 0, rotated_at: null }).where('id', '=', id).execute();
};

/** Whether the business of the joined `billable` is on trial or has a subscription. */
export const hasMembership = sql<boolean>`billable.member or billable.trial_ends_on >= app_today()`;

/** Why the joined `billable` has no access, null when it has. It reads the subscription only when access is missing. */
export const missingMembership = sql<
  RequestContext['account']['missingMembership']
>`case when ${hasMembership} then null else coalesce((
  select case
    when subscription.status = 'canceled' then 'CANCELLED'
    when subscription.status in ('past_due', 'unpaid') then 'UNPAID'
    when subscription.status is null then 'TRIAL_ENDED'
    else 'NONE' end
  from subscription where subscription.billable_id = billable.id), 'TRIAL_ENDED') end`;

const selectCaller = prepareQuery((tx, id: string, userId: number, businessId: number, now: string) =>
  tx
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .innerJoin('billable', 'billable.id', 'session.billable_id')
    .select(['user_account.role', missingMembership.as('missing_membership')])
    .where('session.id', '=', id)
    .where('session.user_id', '=', userId)
    .where('session.billable_id', '=', businessId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now),
);

/** The role of the session's user, and why the business has no access. The result is undefined for a session that has ended. */
export const findCaller = async (
  tx: Tx,
  { id, userId, businessId }: { id: string; userId: number; businessId: number },
) => {
  const [caller] = await selectCaller(tx, id, userId, businessId, new Date().toISOString());
  return caller;
};

/** The sessions of the user that have not ended, the latest used first. */
export const listSessions = (tx: Tx, userId: number) =>
  tx
    .selectFrom('session')
    .select(['id', 'created_at', 'seen_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();

/** The result is false when the user has no such session, or it has ended. */
export const revokeOwnSession = async (tx: Tx, userId: number, id: string, at: string): Promise<boolean> => {
  const revoked = await tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
};

/** Keeps the session for longer, with the number of its newest token. */
export const renewSession = async (tx: Tx, id: string, renewal: SessionRenewal): Promise<void> => {
  await tx.updateTable('session').set(renewal).where('id', '=', id).execute();
};

export const revokeSession = async (tx: Tx, id: string, at: string): Promise<void> => {
  await tx.updateTable('session').set({ revoked_at: at }).where('id', '=', id).execute();
};

/** Ends all sessions of a user, except one. */
export const revokeSessions = async (
  tx: Tx,
  userId: number,
  at: string,
  exceptId?: string,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
};

/** Deletes failed sign-ins after a day, mail quotas after two, and sessions and tokens 30 days after they expired. */
export const deleteExpiredSessionData = async (tx: Tx): Promise<void> => {
  // It is the time of this process, by which sessions and links expire: the database may have another clock.
  const now = new Date().toISOString();
  await sql`delete from sign_in_failure where last_at < ${now}::timestamptz - interval '1 day'`.execute(tx);
  await sql`delete from session where expires_at < ${now}::timestamptz - interval '30 days'`.execute(tx);
  await sql`delete from link_mail where sent_at < ${now}::timestamptz - interval '2 days'`.execute(tx);
  await sql`delete from user_token where expires_at < ${now}::timestamptz - interval '30 days'`.execute(tx);
};
