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
