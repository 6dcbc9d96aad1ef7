import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db';

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The team of a remote, as its token proves it. */
export interface Team {
  readonly remote: string;
  readonly name: string;
}

/** A new token for releasing one remote. Shown once: the database keeps its digest. */
export const insertToken = async (tx: Tx, { remote, name }: Team): Promise<string> => {
  const token = `husrum_${randomBytes(32).toString('base64url')}`;
  await tx
    .insertInto('release_token')
    .values({ digest: digestOf(token), remote, name })
    .execute();
  return token;
};

export const useToken = (tx: Tx, token: string, at: string): Promise<Team | undefined> =>
  tx
    .updateTable('release_token')
    .set({ used_at: at })
    .where('digest', '=', digestOf(token))
    .where('revoked_at', 'is', null)
    .returning(['remote', 'name'])
    .executeTakeFirst();

/** Ends every token of the remote; says how many there were. */
export const revokeTokens = async (tx: Tx, remote: string, at: string): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('release_token')
    .set({ revoked_at: at })
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
