import { createHash } from 'node:crypto';
import type { Tx } from '../platform/db';
import type { Failures } from './throttle.rules';

/** Address and network address together, as a digest: no list of who tried to sign in where. */
export const throttleKey = (email: string, address: string): string =>
  createHash('sha256').update(`${email}\n${address}`).digest('hex');

export const failuresOf = (tx: Tx, key: string): Promise<Failures | undefined> =>
  tx
    .selectFrom('sign_in_failure')
    .select(['failures', 'last_at', 'blocked_until'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();

export const saveFailures = async (tx: Tx, key: string, record: Failures): Promise<void> => {
  await tx
    .insertInto('sign_in_failure')
    .values({ key, ...record })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...record }))
    .execute();
};

export const clearFailures = async (tx: Tx, key: string): Promise<void> => {
  await tx.deleteFrom('sign_in_failure').where('key', '=', key).execute();
};
