import { createHash } from 'node:crypto';
import type { Tx } from '@husrum/api-platform';
import type { SignInFailures } from './throttle.rules';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A hash of the email and IP addresses, so that the table does not reveal who tried to sign in from where. */
export const emailAndIpThrottleKey = (email: string, ipAddress: string): string =>
  hash(`${email}\n${ipAddress}`);
export const emailThrottleKey = (email: string): string => hash(`account ${email}`);
export const userThrottleKey = (userId: number): string => hash(`user ${userId}`);

export const lockFailures = (tx: Tx, key: string): Promise<SignInFailures | undefined> =>
  tx
    .selectFrom('sign_in_failure')
    .select(['failures', 'last_at', 'blocked_until'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

export const saveFailures = async (tx: Tx, key: string, record: SignInFailures): Promise<void> => {
  await tx
    .insertInto('sign_in_failure')
    .values({ key, ...record })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...record }))
    .execute();
};

export const deleteFailures = async (tx: Tx, key: string): Promise<void> => {
  await tx.deleteFrom('sign_in_failure').where('key', '=', key).execute();
};
