import { invalidInput, type TransactionsContext } from '@husrum/api-platform';
import { verifyPassword } from './password';
import { requireUser } from './profile';
import { sessionTexts } from './session.texts';
import { recordFailure, requireNotBlocked } from './throttle';
import { USER_LIMIT } from './throttle.rules';
import { deleteFailures, userThrottleKey } from './throttle.store';
import type { StoredUser } from './user.store';

/**
 * Returns the signed-in user if the password is theirs. Throws 422 under `field` for a wrong password, and 429 after several.
 * The password is verified between transactions, because that is slow, and so that a failure is recorded although the call
 * fails.
 */
export const requirePassword = async (
  transaction: TransactionsContext['transaction'],
  password: string,
  field: string,
): Promise<StoredUser> => {
  const user = await transaction(async (context) => {
    await requireNotBlocked(context.tx, userThrottleKey(context.account.userId));
    return requireUser(context);
  });
  const key = userThrottleKey(user.id);
  if (await verifyPassword(user.password_hash, password)) {
    await transaction(({ tx }) => deleteFailures(tx, key));
    return user;
  }
  await transaction(({ tx }) => recordFailure(tx, key, USER_LIMIT));
  throw invalidInput({ [field]: [sessionTexts.wrongPassword] });
};
