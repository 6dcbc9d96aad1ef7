import { buildPath, type Call } from '@husrum/contract/core';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { UntypedParams } from './serve';

/**
 * Makes concurrent deletions of one row wait for each other, until the transaction ends. The second one then finds that the
 * row is gone, and answers 404 like any later one. Does nothing for other calls.
 */
export const lockIfDeletion = async (
  tx: Tx,
  { method, path }: Call,
  params: UntypedParams,
): Promise<void> => {
  if (method !== 'DELETE') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`DELETE ${buildPath(path, params)}`}, 0))`.execute(
    tx,
  );
};
