import { problem, type RequestContext, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { findUser } from '../session/user.store';

/**
 * The transaction of a developer, with access across accounts: builds, releases and browser reports belong to no account.
 * Throws 404 for all other users.
 */
export const requireDeveloperTx = async ({
  tx,
  account,
}: Pick<RequestContext, 'tx' | 'account'>): Promise<Tx> => {
  const user = await findUser(tx, account.userId);
  if (!user?.developer) throw problem('notFound');
  await sql`select set_config('role', 'app_system', true)`.execute(tx);
  return tx;
};

/** Makes a user a developer, or revokes that. The result is false when there is no user with the address. */
export const setDeveloper = async (tx: Tx, email: string, developer: boolean): Promise<boolean> => {
  const updated = await tx
    .updateTable('user_account')
    .set({ developer })
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};
