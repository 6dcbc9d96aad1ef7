import type { Tx } from '../db';
import type { ServerPart } from '../server-part';

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
 * The parts of the server end their invitations.
 */
export const endAccess = async (tx: Tx, parts: readonly ServerPart[]): Promise<void> => {
  for (const table of ACCESS_TABLES) await tx.deleteFrom(table).execute();
  for (const part of parts) await part.endAccess?.(tx);
};
