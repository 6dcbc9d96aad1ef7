import { type PublicContext, problem } from '@husrum/api-platform';
import { sessionExpiresAt, throttleSignIn, verifyPassword } from '@husrum/api-settings';
import type { ResponseOf } from '@husrum/contract/core';
import type { portalCalls } from '@husrum/contract/portal';
import { setPortalCookie } from './portal-cookie';
import { findAccountsByEmail, insertPortalSession, type SignInAccount } from './portal-session.store';
import { createTenantToken } from './tenant-token';

interface SignInTenantCommand {
  /** The business's part of the address of the portal. */
  readonly stub: string;
  readonly email: string;
  readonly password: string;
}

/** The account with the password. Without accounts a password is verified all the same, so that the call takes as long. */
const findWithPassword = async (
  accounts: readonly SignInAccount[],
  password: string,
): Promise<SignInAccount | undefined> => {
  if (accounts.length === 0) await verifyPassword(undefined, password);
  for (const account of accounts) if (await verifyPassword(account.password_hash, password)) return account;
  return undefined;
};

/** Answers the same for an unknown portal, an unknown address and a wrong password. */
export const signInTenant = async (
  { stub, email, password }: SignInTenantCommand,
  context: PublicContext,
): Promise<ResponseOf<typeof portalCalls.login>> => {
  const { db, tokens, ipAddress } = context;
  // A tenant's failures do not block a user with the same address, nor the tenant in another portal.
  const throttle = throttleSignIn(`portal ${stub} ${email}`, ipAddress);
  const accounts = await db.system(async (tx) => {
    await throttle.requireNotBlocked(tx);
    return findAccountsByEmail(tx, stub, email);
  });
  const account = await findWithPassword(accounts, password);
  if (!account) {
    await db.system(throttle.recordFailure);
    throw problem('wrongCredentials');
  }
  const sessionId = await db.system(async (tx) => {
    await throttle.forgetFailures(tx);
    return insertPortalSession(tx, account, sessionExpiresAt());
  });
  setPortalCookie(context, stub, { sessionId, rotation: 0 });
  return createTenantToken(tokens, {
    businessId: account.billable_id,
    tenantId: account.tenant_id,
    sessionId,
  });
};
