import { createHash } from 'node:crypto';
import type { Call } from '@husrum/contract/core';
import type { Tx } from '../db/database';
import { problem } from '../errors';
import type { Outcome } from './outcome';

const digestOf = (call: Call, input: unknown): string =>
  createHash('sha256')
    .update(`${call.method} ${call.path}\n${JSON.stringify(input)}`)
    .digest('hex');

const validKey = /^[\x21-\x7e]{8,200}$/;

/**
 * Does the work of a key once. The key is claimed in the transaction of the work itself: a second request with the same
 * key waits for the first one's commit and then gets its answer; if the first one failed, the key is free again.
 */
export const withIdempotencyKey = async (
  tx: Tx,
  key: string,
  call: Call,
  input: unknown,
  context: () => Promise<Outcome>,
): Promise<Outcome> => {
  if (!validKey.test(key))
    throw problem('keyReused', { message: 'Idempotency-Key måste vara 8–200 synliga tecken.' });
  const digest = digestOf(call, input);
  const claimed = await tx
    .insertInto('idempotency')
    .values({ key, call: `${call.method} ${call.path}`, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) {
    const before = await tx
      .selectFrom('idempotency')
      .select(['digest', 'answer'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (!before || before.digest !== digest) throw problem('keyReused');
    return { text: before.answer, replayed: true };
  }
  const outcome = await context();
  if (outcome.file) throw new Error('A file cannot be the answer of a call that moves money');
  await tx.updateTable('idempotency').set({ answer: outcome.text }).where('key', '=', key).execute();
  return outcome;
};
