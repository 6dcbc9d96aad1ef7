import { savePortalPassword } from '@husrum/api-leases';
import { invalidInput, type PublicContext, problem } from '@husrum/api-platform';
import { consumeLinkMailQuota, hashPassword } from '@husrum/api-settings';
import { routes } from '@husrum/contract/routes';
import { isGuessablePassword, passwordTexts } from '@husrum/contract/session';
import {
  consumePasswordLinks,
  findForgetfulTenants,
  findPasswordLink,
  insertPasswordLink,
} from './password-link.store';
import { portalTexts } from './portal.texts';
import { forgottenPasswordMail, passwordChangedMail } from './portal-mails.texts';
import { revokePortalSessions } from './portal-session.store';

interface RequestPortalPasswordCommand {
  /** The business's part of the address of the portal. */
  readonly stub: string;
  readonly email: string;
}

/** Answers the same for known and unknown addresses. Tenants who share an address get a mail each, with their names. */
export const requestPortalPassword = async (
  { stub, email }: RequestPortalPasswordCommand,
  { db, clock, settings, createOutbox }: PublicContext,
): Promise<{ message: string }> => {
  await db.system(async (tx) => {
    const tenants = await findForgetfulTenants(tx, stub, email);
    if (tenants.length === 0 || !(await consumeLinkMailQuota(tx, 'portal', email, clock.now()))) return;
    for (const tenant of tenants) {
      const token = await insertPasswordLink(tx, tenant, clock.now());
      const href = settings.baseUrl + routes.portal.reset({ stub, token });
      await createOutbox(tx, tenant.billable_id).sendMail(forgottenPasswordMail(tenant, href));
    }
  });
  return { message: portalTexts.linkMailed };
};

interface ResetPortalPasswordCommand {
  /** The token of the link in the mail. */
  readonly token: string;
  readonly password: string;
}

/** Sets a new password and ends all sessions of the tenant. */
export const resetPortalPassword = async (
  { token, password }: ResetPortalPasswordCommand,
  { db, clock, createOutbox }: PublicContext,
): Promise<{ message: string }> => {
  const account = await db.system((tx) => findPasswordLink(tx, token, clock.now()));
  if (!account) throw problem('linkExpired');
  if (isGuessablePassword(password, account.email))
    throw invalidInput({ password: [passwordTexts.guessable] });
  const passwordHash = await hashPassword(password);
  await db.system(async (tx) => {
    const now = clock.now().toISOString();
    if (!(await consumePasswordLinks(tx, token, account.tenant_id, now))) throw problem('linkExpired');
    await savePortalPassword(tx, account.tenant_id, passwordHash);
    await revokePortalSessions(tx, account.tenant_id, now);
    await createOutbox(tx, account.billable_id).sendMail(passwordChangedMail(account));
  });
  return { message: portalTexts.passwordChanged };
};
