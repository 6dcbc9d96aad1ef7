import { createToken, hashToken, type Tx } from '@husrum/api-platform';

/** The team that releases a remote. */
export interface Team {
  readonly remote: string;
  readonly name: string;
}

/** Creates a release token for one remote. The database stores only its hash. */
export const insertToken = async (tx: Tx, { remote, name }: Team): Promise<string> => {
  const token = `husrum_${createToken()}`;
  await tx
    .insertInto('release_token')
    .values({ digest: hashToken(token), remote, name })
    .execute();
  return token;
};

/** The team of a valid token. Updates the time of its last use. */
export const authenticateToken = (tx: Tx, token: string, at: string): Promise<Team | undefined> =>
  tx
    .updateTable('release_token')
    .set({ used_at: at })
    .where('digest', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .returning(['remote', 'name'])
    .executeTakeFirst();

/** Revokes all tokens of the remote, and returns their number. */
export const revokeTokens = async (tx: Tx, remote: string, at: string): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('release_token')
    .set({ revoked_at: at })
    .where('remote', '=', remote)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
