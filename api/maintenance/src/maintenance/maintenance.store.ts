import type { DB, Tx } from '@husrum/api-platform';
import { type Insertable, sql, type Updateable } from 'kysely';

export type MaintenanceValues = Updateable<DB['maintenance']>;

export const insertMaintenance = async (tx: Tx, values: Insertable<DB['maintenance']>): Promise<number> => {
  const { id } = await tx.insertInto('maintenance').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveMaintenance = async (tx: Tx, id: number, values: MaintenanceValues): Promise<void> => {
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('maintenance').set(values).where('id', '=', id).execute();
};

export const deleteMaintenance = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('maintenance').where('id', '=', id).execute();
};

/** Locks the activity until the transaction ends. Of two simultaneous requests, the second reads the changes of the first. */
export const lockMaintenance = (tx: Tx, id: number) =>
  tx.selectFrom('maintenance').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const readMaintenanceDetails = (tx: Tx, id: number) =>
  tx
    .selectFrom('maintenance')
    .select(['description', 'note', 'started_by', 'completed_by', 'cancelled_by'])
    .select(sql<number | null>`extract(epoch from cancelled_at)::bigint`.as('cancelled_at'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The id of the activity that repeats this one. */
export const findRepetitionId = async (tx: Tx, id: number): Promise<number | null> =>
  (await tx.selectFrom('maintenance').select('id').where('previous_id', '=', id).executeTakeFirst())?.id ??
  null;

/** Locks the template against changes until the transaction ends. */
export const lockTemplateForShare = (tx: Tx, id: number) =>
  tx
    .selectFrom('maintenance_template')
    .select(['title', 'description', 'reschedule_in'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export const listTemplateTasks = async (tx: Tx, id: number): Promise<string[]> =>
  (
    await tx
      .selectFrom('maintenance_template_task')
      .select('task')
      .where('template_id', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ task }) => task);
