import type { TestServer } from '@husrum/api-testing';
import { sql } from 'kysely';
import type { DumpLine } from './dump';
import { listAccountTables } from './tables.store';

/** Empties the database, as before an import. */
export const truncateAll = (app: TestServer): Promise<void> =>
  app.system(async (tx) => {
    const names = (await listAccountTables(tx)).map(({ name }) => `"${name}"`).join(', ');
    await sql.raw(`reset role; truncate ${names} restart identity cascade`).execute(tx);
  });

export const toAsync = async function* (lines: readonly DumpLine[]): AsyncGenerator<DumpLine> {
  yield* lines;
};
