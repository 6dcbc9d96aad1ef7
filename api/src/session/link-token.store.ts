import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db';

export type LinkKind = 'verify' | 'reset' | 'email';

const minutes = 60_000;
const lifetimes: Readonly<Record<LinkKind, number>> = {
  verify: 7 * 24 * 60 * minutes,
  reset: 60 * minutes,
  email: 24 * 60 * minutes,
};

const PAUSE = 2 * minutes;

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

interface Owner {
  billable_id: number;
  id: number;
}

/** The secret part of a link in a mail. The database keeps its digest, so that a copy of it opens nothing. */
export const insertLink = async (
  tx: Tx,
  kind: LinkKind,
  owner: Owner,
  email: string,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await tx
    .insertInto('user_token')
    .values({
      digest: digestOf(token),
      billable_id: owner.billable_id,
      user_id: owner.id,
      kind,
      email,
      expires_at: new Date(now.getTime() + lifetimes[kind]).toISOString(),
    })
    .execute();
  return token;
};

/** Whether such a mail went out just now: nobody's mailbox is to be filled by pressing a button. */
export const wasJustSent = async (tx: Tx, kind: LinkKind, userId: number, now: Date): Promise<boolean> => {
  const recent = await tx
    .selectFrom('user_token')
    .select('digest')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(now.getTime() - PAUSE).toISOString())
    .executeTakeFirst();
  return recent !== undefined;
};

export const findLink = (tx: Tx, kind: LinkKind, token: string) =>
  tx
    .selectFrom('user_token')
    .select(['digest', 'user_id', 'billable_id', 'email', 'expires_at', 'used_at'])
    .where('digest', '=', digestOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst();
export type StoredLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Whether this call is the one that used the link: two at the same moment cannot both. */
export const useLink = async (tx: Tx, { digest }: StoredLink, now: Date): Promise<boolean> => {
  const used = await tx
    .updateTable('user_token')
    .set({ used_at: now.toISOString() })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
};
