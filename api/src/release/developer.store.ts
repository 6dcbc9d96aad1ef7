import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findUser } from '../session/user.store';

/**
 * The caller's transaction, once the caller is proven a developer, with the platform's eyes: builds, releases and
 * reports belong to no account. To everybody else the call does not exist.
 */
export const developerTx = async ({ tx, account }: Pick<RequestContext, 'tx' | 'account'>): Promise<Tx> => {
  const user = await findUser(tx, account.userId);
  if (!user?.developer) throw problem('notFound');
  await sql`select set_config('role', 'app_system', true)`.execute(tx);
  return tx;
};

/** Makes the user of that address a developer, or no longer; false when there is none. */
export const setDeveloper = async (tx: Tx, email: string, developer: boolean): Promise<boolean> => {
  const changed = await tx
    .updateTable('user_account')
    .set({ developer })
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};
