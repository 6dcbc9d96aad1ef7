import { sql } from 'kysely';
import type { Tx } from '../platform/db';

interface NewSession {
  id: string;
  billable_id: number;
  user_id: number;
  expires_at: string;
  user_agent: string | null;
}

export const insertSession = async (tx: Tx, values: NewSession): Promise<void> => {
  await tx.insertInto('session').values(values).execute();
};

export const extendSession = async (
  tx: Tx,
  id: string,
  expires_at: string,
  seen_at: string,
): Promise<void> => {
  await tx.updateTable('session').set({ expires_at, seen_at }).where('id', '=', id).execute();
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

/** Deletes what no longer decides anything: old failed sign-ins, and sessions and tokens that expired a month ago. */
export const deleteExpiredSessions = async (tx: Tx): Promise<void> => {
  await sql`delete from sign_in_failure where last_at < now() - interval '1 day'`.execute(tx);
  await sql`delete from session where expires_at < now() - interval '30 days'`.execute(tx);
  await sql`delete from user_token where expires_at < now() - interval '30 days'`.execute(tx);
};
