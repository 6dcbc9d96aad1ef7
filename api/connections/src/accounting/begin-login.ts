import { createToken, hashToken, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { findProgram } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { findIntegrationRecord } from '../integration/integration.store';
import { deleteOldLogins, insertLogin } from './accounting-login.store';
import { accountingLoginTexts } from './accounting-login.texts';

/** The time within which the user must give consent. */
const LOGIN_MS = 10 * 60_000;
/** How long an expired login is kept. */
const RETENTION_MS = 24 * 60 * 60_000;

const callbackPath: Readonly<Record<AccountingName, string>> = {
  FORTNOX: routes.integration.fortnox(),
  VISMA: routes.integration.visma(),
};

/** The URL to which the program redirects the user. It must be registered with the program. */
export const redirectUriOf = ({ baseUrl }: { readonly baseUrl: string }, name: AccountingName): string =>
  `${baseUrl}${callbackPath[name]}`;

/** Begins a login at the program, for the user's session. With an `integrationId`, it renews that connection. */
export const beginLogin = async (
  { tx, account, clock, settings }: RequestContext,
  name: AccountingName,
  integrationId: number | undefined,
): Promise<{ url: string }> => {
  const program = findProgram(settings, name);
  if (program === undefined) throw problem('conflict', { message: accountingLoginTexts.notConfigured(name) });
  if (integrationId !== undefined) {
    const found = orNotFound(await findIntegrationRecord(tx, integrationId));
    if (found.name !== name) throw problem('notFound');
  }
  const now = clock.now().getTime();
  const state = createToken();
  await deleteOldLogins(tx, new Date(now - RETENTION_MS).toISOString());
  await insertLogin(tx, {
    name,
    userId: account.userId,
    sessionId: account.sessionId,
    integration_id: integrationId ?? null,
    // It is stored hashed: whoever reads the database cannot finish somebody else's login.
    state_sha256: hashToken(state),
    expires_at: new Date(now + LOGIN_MS).toISOString(),
  });
  return { url: program.oauth.authorizeUrl({ state, redirectUri: redirectUriOf(settings, name) }) };
};
