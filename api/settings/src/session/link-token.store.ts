import { createToken, hashToken, type Tx } from '@husrum/api-platform';

export type LinkKind = 'verify' | 'reset' | 'email';

const MINUTE_MS = 60_000;
const LIFETIME_MS: Readonly<Record<LinkKind, number>> = {
  verify: 7 * 24 * 60 * MINUTE_MS,
  reset: 60 * MINUTE_MS,
  email: 24 * 60 * MINUTE_MS,
};

interface TokenUser {
  billable_id: number;
  id: number;
}

/** Creates the token of a link in a mail. The database stores its hash only. */
export const insertLinkToken = async (
  tx: Tx,
  kind: LinkKind,
  user: TokenUser,
  email: string,
  now: Date,
): Promise<string> => {
  const token = createToken();
  await tx
    .insertInto('user_token')
    .values({
      digest: hashToken(token),
      billable_id: user.billable_id,
      user_id: user.id,
      kind,
      email,
      expires_at: new Date(now.getTime() + LIFETIME_MS[kind]).toISOString(),
    })
    .execute();
  return token;
};

/** Makes the user's unused links of this kind invalid. */
export const revokeLinkTokens = async (tx: Tx, kind: LinkKind, userId: number, at: string): Promise<void> => {
  await tx
    .updateTable('user_token')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
};

export const deleteLinkTokens = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('user_token').where('user_id', '=', userId).execute();
};

export const findLinkToken = (tx: Tx, kind: LinkKind, token: string) =>
  tx
    .selectFrom('user_token')
    .select(['digest', 'user_id', 'billable_id', 'email', 'expires_at', 'used_at'])
    .where('digest', '=', hashToken(token))
    .where('kind', '=', kind)
    .executeTakeFirst();
export type LinkToken = NonNullable<Awaited<ReturnType<typeof findLinkToken>>>;

/** Marks the token as used. The result is false when it has expired or was used already, also by a call at the same time. */
export const consumeLinkToken = async (tx: Tx, { digest }: LinkToken, now: Date): Promise<boolean> => {
  const used = await tx
    .updateTable('user_token')
    .set({ used_at: now.toISOString() })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
};
