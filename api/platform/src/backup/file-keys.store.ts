import { type Expression, sql } from 'kysely';
import type { Tx } from '../db';
import { readByCursor } from './read-by-cursor.store';

/** A query of the keys of files in the file store to which rows refer. It names each key once, and may name null. */
export type FileKeys = (tx: Tx) => Expression<{ key: string | null }>;

export const listFileKeys = async function* (tx: Tx, sources: readonly FileKeys[]): AsyncGenerator<string> {
  for (const source of sources)
    for await (const [key] of readByCursor(
      tx,
      sql`select array[key] as row from (${source(tx)}) as stored where key is not null`,
    ))
      if (key) yield key;
};
