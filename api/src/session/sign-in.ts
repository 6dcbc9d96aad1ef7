import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { createAccessToken, createSession } from './access-token';
import { verifyPassword } from './password';
import { sendVerification } from './send-verification';
import { addFailure, minutesToWait } from './throttle.rules';
import { deleteFailures, lockFailures, saveFailures, throttleKey } from './throttle.store';
import { findUserByEmail, type StoredUser } from './user.store';

type Credentials = BodyOf<typeof sessionCalls.login>;

const requireNotBlocked = async ({ db }: PublicContext, key: string): Promise<void> => {
  const minutes = minutesToWait(await db.system((tx) => lockFailures(tx, key)), new Date());
  if (minutes > 0) {
    throw problem('tooMany', {
      message: `För många misslyckade försök. Vänta ${minutes} ${minutes === 1 ? 'minut' : 'minuter'} och försök igen.`,
    });
  }
};

const recordFailure = ({ db }: PublicContext, key: string): Promise<void> =>
  db.system(async (tx) => saveFailures(tx, key, addFailure(await lockFailures(tx, key), new Date())));

/** Sends the mail in a transaction of its own, so that it is sent although the sign-in fails. */
const rejectUnverified = async (context: PublicContext, user: StoredUser): Promise<never> => {
  await context.db.system((tx) => sendVerification(tx, context, user));
  throw problem('emailUnverified');
};

/** Verifies the password outside any transaction, because hashing is slow and would block the database. */
export const signIn = async ({ email, password }: Credentials, context: PublicContext) => {
  const { db, tokens, clock, ipAddress, userAgent } = context;
  const key = throttleKey(email, ipAddress);
  await requireNotBlocked(context, key);
  const user = await db.system((tx) => findUserByEmail(tx, email));
  const isCorrect = await verifyPassword(user?.password_hash, password);
  if (!user || !isCorrect) {
    await recordFailure(context, key);
    throw problem('wrongCredentials');
  }
  if (user.email_verified_at === null) return rejectUnverified(context, user);
  return db.system(async (tx) => {
    await deleteFailures(tx, key);
    return createAccessToken(tokens, user, await createSession(tx, user, userAgent), clock.today());
  });
};
