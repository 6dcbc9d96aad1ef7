import { sql } from 'kysely';
import type { Tx } from '../db';

/**
 * Tables whose rows let somebody in: sessions, links in mails, begun logins at outside services, release tokens, and the key
 * that signs access tokens, file links and calendar addresses. The server makes a new key at its next start.
 */
export const ACCESS_TABLES = [
  'session',
  'portal_session',
  'user_token',
  'portal_password_link',
  'tenant_portal_invite',
  'integration_login',
  'release_token',
  'platform_secret',
] as const;

/**
 * Ends every session and link. A backup would bring back those that were ended since, and whoever reads it could sign tokens.
 * Colleagues' invitations expire and tenants count as not invited, so that they can be invited again.
 */
export const endAccess = async (tx: Tx): Promise<void> => {
  for (const table of ACCESS_TABLES) await tx.deleteFrom(table).execute();
  await tx
    .updateTable('invite')
    .set({ expires_at: sql`least(expires_at, app_now())` })
    .where('used_at', 'is', null)
    .execute();
  await tx
    .updateTable('tenant')
    .set({ invite_sent_at: null })
    .where('portal_activated_at', 'is', null)
    .where('invite_sent_at', 'is not', null)
    .execute();
};
