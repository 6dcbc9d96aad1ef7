import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { accessToken, openSession } from './access-token';
import { isPassword } from './password';
import { sendVerification } from './send-verification';
import { afterFailure, minutesToWait } from './throttle.rules';
import { clearFailures, failuresOf, saveFailures, throttleKey } from './throttle.store';
import { findUserByEmail, type StoredUser } from './user.store';

type Credentials = BodyOf<typeof sessionCalls.login>;

const refuseWhilePaused = async ({ db }: PublicContext, key: string): Promise<void> => {
  const minutes = minutesToWait(await db.system((tx) => failuresOf(tx, key)), new Date());
  if (minutes > 0) {
    throw problem('tooMany', {
      message: `För många misslyckade försök. Vänta ${minutes} ${minutes === 1 ? 'minut' : 'minuter'} och försök igen.`,
    });
  }
};

const noteFailure = ({ db }: PublicContext, key: string): Promise<void> =>
  db.system(async (tx) => saveFailures(tx, key, afterFailure(await failuresOf(tx, key), new Date())));

/** Kept apart from the check, so that the mail is written although the sign-in is refused. */
const refuseUnverified = async (context: PublicContext, user: StoredUser): Promise<never> => {
  await context.db.system((tx) => sendVerification(tx, context, user));
  throw problem('emailUnverified');
};

/** The password is checked outside any transaction: it takes its time, and everybody else would wait for it. */
export const signIn = async ({ email, password }: Credentials, context: PublicContext) => {
  const { db, tokens, clock, address, userAgent } = context;
  const key = throttleKey(email, address);
  await refuseWhilePaused(context, key);
  const user = await db.system((tx) => findUserByEmail(tx, email));
  const right = await isPassword(user?.password_hash, password);
  if (!user || !right) {
    await noteFailure(context, key);
    throw problem('wrongCredentials');
  }
  if (user.email_verified_at === null) return refuseUnverified(context, user);
  return db.system(async (tx) => {
    await clearFailures(tx, key);
    return accessToken(tokens, user, await openSession(tx, user, userAgent), clock.today());
  });
};
