import type { Tx } from '@husrum/api-platform';
import type { ImportResult } from '@husrum/contract/import';
import { sql } from 'kysely';

/** `cells` is the JSON of an `ImportTable`. */
export const insertImport = async (
  tx: Tx,
  { name, cells, userId }: { name: string; cells: string; userId: number },
): Promise<number> => {
  const { id } = await tx
    .insertInto('import')
    .values({ name, cells, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The cells as JSON; null when the import has been carried out. */
export const findImportCells = (tx: Tx, id: number) =>
  tx
    .selectFrom('import')
    .select(sql<string | null>`cells::text`.as('cells'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the import until the transaction ends, so that it is carried out once. */
export const lockImport = (tx: Tx, id: number) =>
  tx.selectFrom('import').select(['id', 'result']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Makes the imports of a business wait for each other, so that two files do not create the same object twice. */
export const lockPortfolio = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('import ' || current_setting('app.billable_id')))`.execute(
    tx,
  );
};

export const finishImport = async (
  tx: Tx,
  id: number,
  { result, now }: { result: ImportResult; now: string },
): Promise<void> => {
  await tx
    .updateTable('import')
    .set({ result: JSON.stringify(result), cells: null, finished_at: now })
    .where('id', '=', id)
    .execute();
};

/** Deletes the imports that nobody carried out: the user has left the page, or uploaded a corrected file. */
export const deleteAbandonedImports = async (tx: Tx, before: string): Promise<void> => {
  await tx.deleteFrom('import').where('finished_at', 'is', null).where('created_at', '<', before).execute();
};
