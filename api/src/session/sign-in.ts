import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { problem } from '../platform/errors';
import type { OpenWork } from '../platform/http';
import { accessToken, openSession } from './access-token';
import { isPassword } from './password';
import { sendVerification } from './send-verification';
import { afterFailure, minutesToWait } from './throttle.rules';
import { clearFailures, failuresOf, saveFailures, throttleKey } from './throttle.store';
import { findUserByEmail, type StoredUser } from './user.store';

type Credentials = BodyOf<typeof sessionCalls.login>;

const refuseWhilePaused = async ({ db }: OpenWork, key: string): Promise<void> => {
  const minutes = minutesToWait(await db.system((tx) => failuresOf(tx, key)), new Date());
  if (minutes > 0) {
    throw problem('tooMany', {
      message: `För många misslyckade försök. Vänta ${minutes} ${minutes === 1 ? 'minut' : 'minuter'} och försök igen.`,
    });
  }
};

const noteFailure = ({ db }: OpenWork, key: string): Promise<void> =>
  db.system(async (tx) => saveFailures(tx, key, afterFailure(await failuresOf(tx, key), new Date())));

/** Kept apart from the check, so that the mail is written although the sign-in is refused. */
const refuseUnverified = async (work: OpenWork, user: StoredUser): Promise<never> => {
  await work.db.system((tx) => sendVerification(tx, work, user));
  throw problem('emailUnverified');
};

/** The password is checked outside any transaction: it takes its time, and everybody else would wait for it. */
export const signIn = async ({ email, password }: Credentials, work: OpenWork) => {
  const { db, tokens, clock, address, userAgent } = work;
  const key = throttleKey(email, address);
  await refuseWhilePaused(work, key);
  const user = await db.system((tx) => findUserByEmail(tx, email));
  const right = await isPassword(user?.password_hash, password);
  if (!user || !right) {
    await noteFailure(work, key);
    throw problem('wrongCredentials');
  }
  if (user.email_verified_at === null) return refuseUnverified(work, user);
  return db.system(async (tx) => {
    await clearFailures(tx, key);
    return accessToken(tokens, user, await openSession(tx, user, userAgent), clock.today());
  });
};
