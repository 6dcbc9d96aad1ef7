import { selectUsableAccounts } from '@husrum/api-leases';
import { createToken, hashToken, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** A link works for this long. */
const LIFETIME_MS = 60 * 60_000;

/** The accounts with this email address in the portal, with the landlord's name and address for the mail. */
export const findForgetfulTenants = (tx: Tx, stub: string, email: string) =>
  selectUsableAccounts(tx)
    .select([
      'account.tenant_id',
      'account.billable_id',
      'account.email',
      'tenant.name',
      'billable.name as landlord_name',
      'config.email as landlord_email',
    ])
    .where('config.stub', '=', stub)
    .where(sql<string>`lower(account.email)`, '=', email)
    .orderBy('account.tenant_id')
    .execute();

/** Creates the token of a link in a mail. The database stores its hash only. */
export const insertPasswordLink = async (
  tx: Tx,
  { billable_id, tenant_id }: { billable_id: number; tenant_id: number },
  now: Date,
): Promise<string> => {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  await tx
    .insertInto('portal_password_link')
    .values({ digest: hashToken(token), billable_id, tenant_id, expires_at: expiresAt })
    .execute();
  return token;
};

/** The account of a link that is neither used nor expired. */
export const findPasswordLink = (tx: Tx, token: string, now: Date) =>
  selectUsableAccounts(tx)
    .innerJoin('portal_password_link as link', 'link.tenant_id', 'account.tenant_id')
    .select([
      'account.tenant_id',
      'account.billable_id',
      'account.email',
      'tenant.name',
      'billable.name as landlord_name',
      'config.email as landlord_email',
    ])
    .where('link.digest', '=', hashToken(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Marks this link and the tenant's other unused links as used. Returns false if this link was used already. */
export const consumePasswordLinks = async (
  tx: Tx,
  token: string,
  tenantId: number,
  at: string,
): Promise<boolean> => {
  const used = await tx
    .updateTable('portal_password_link')
    .set({ used_at: at })
    .where('digest', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  await tx
    .updateTable('portal_password_link')
    .set({ used_at: at })
    .where('tenant_id', '=', tenantId)
    .where('used_at', 'is', null)
    .execute();
  return true;
};
