import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db';
import { FIRST_BATCH, nextBatchSize } from './batch-size.rules';
import type { DumpRow } from './dump';

/** Reads the rows of a query whose only column is an array of texts, in batches: memory use does not grow with their number. */
export const readByCursor = async function* (
  tx: Tx,
  query: RawBuilder<{ row: DumpRow }>,
): AsyncGenerator<DumpRow> {
  await sql`declare dumped cursor for ${query}`.execute(tx);
  for (let size = FIRST_BATCH; ; ) {
    const { rows } = await sql<{ row: DumpRow }>`fetch ${sql.lit(size)} from dumped`.execute(tx);
    for (const { row } of rows) yield row;
    if (rows.length < size) break;
    size = nextBatchSize(rows.map(({ row }) => row));
  }
  await sql`close dumped`.execute(tx);
};
