import { catalogue, type PublicContext, problem } from '@husrum/api-platform';
import { createAccessToken, createSession } from './access-token';
import { verifyPassword } from './password';
import { setRefreshCookie } from './refresh-cookie';
import { sendVerification } from './send-verification';
import { throttleSignIn } from './throttle';
import { findUserByEmail, type StoredUser } from './user.store';

interface SignInCommand {
  readonly email: string;
  readonly password: string;
}

/** Sends the mail in a separate transaction, so that it is sent although the sign-in fails. */
const rejectUnverified = async (context: PublicContext, user: StoredUser): Promise<never> => {
  await context.db.system((tx) => sendVerification(tx, context, user));
  // The key makes the form offer to send the mail again.
  throw problem('emailUnverified', { fields: { unverified: [catalogue.emailUnverified.message] } });
};

/** Verifies the password outside any transaction, because hashing is slow and would block the database. */
export const signIn = async ({ email, password }: SignInCommand, context: PublicContext) => {
  const { db, tokens, clock, ipAddress, userAgent } = context;
  const throttle = throttleSignIn(email, ipAddress);
  const user = await db.system(async (tx) => {
    await throttle.requireNotBlocked(tx);
    return findUserByEmail(tx, email);
  });
  const isCorrect = await verifyPassword(user?.password_hash, password);
  if (!user || !isCorrect) {
    await db.system(throttle.recordFailure);
    throw problem('wrongCredentials');
  }
  if (user.email_verified_at === null) return rejectUnverified(context, user);
  const sessionId = await db.system(async (tx) => {
    await throttle.forgetFailures(tx);
    return createSession(tx, user, userAgent);
  });
  setRefreshCookie(context, { sessionId, rotation: 0 });
  return createAccessToken(tokens, user, sessionId, clock.today());
};
