import { createHash } from 'node:crypto';
import type { Call } from '@husrum/contract/core';
import type { Tx } from '../db/database';
import { problem } from '../errors';
import { inputTexts } from './input.texts';
import type { RouteResponse } from './route-response';

/** The answer of an idempotent call, already stored under its Idempotency-Key. Only `registerRoute` creates one. */
export class IdempotentResponse {
  constructor(readonly response: RouteResponse) {}
}

const digestOf = (call: Call, input: unknown): string =>
  createHash('sha256')
    .update(`${call.method} ${call.path}\n${JSON.stringify(input)}`)
    .digest('hex');

const validKey = /^[\x21-\x7e]{8,200}$/;

interface KeyedCall {
  readonly key: string;
  readonly call: Call;
  /** A key that is sent again must come with the same input. */
  readonly input: unknown;
}

/**
 * Runs a call once per key. The key is inserted in the same transaction as the changes: a second request with the same key
 * waits until the first one commits, and then gets its answer. If the first one fails, the key is free again.
 */
export const withIdempotencyKey = async (
  tx: Tx,
  { key, call, input }: KeyedCall,
  run: () => Promise<RouteResponse>,
): Promise<RouteResponse> => {
  if (!validKey.test(key))
    throw problem('idempotencyKeyReused', { message: inputTexts.invalidIdempotencyKey });
  const digest = digestOf(call, input);
  const inserted = await tx
    .insertInto('idempotency')
    .values({ key, call: `${call.method} ${call.path}`, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) {
    const stored = await tx
      .selectFrom('idempotency')
      .select(['digest', 'answer'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (!stored || stored.digest !== digest) throw problem('idempotencyKeyReused');
    return { text: stored.answer, replayed: true };
  }
  const response = await run();
  if (response.file) throw new Error('An idempotent call cannot answer with a file');
  await tx.updateTable('idempotency').set({ answer: response.text }).where('key', '=', key).execute();
  return response;
};
