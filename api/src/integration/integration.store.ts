import type { IntegrationName } from '@husrum/contract/integration';
import type { Insertable, Updateable } from 'kysely';
import type { Tx } from '../platform/db';
import type { DB } from '../platform/db/tables';

const selectIntegrations = (tx: Tx) =>
  tx
    .selectFrom('integration')
    .select([
      'id',
      'name',
      'description',
      'created_at',
      'state',
      'last_sync_at',
      'next_sync_at',
      'last_error',
      'last_error_at',
    ]);
export type IntegrationRecord = Awaited<
  ReturnType<ReturnType<typeof selectIntegrations>['executeTakeFirstOrThrow']>
>;

export const listIntegrationRecords = (
  tx: Tx,
  names?: readonly IntegrationName[],
): Promise<IntegrationRecord[]> =>
  selectIntegrations(tx)
    .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
    .orderBy('id')
    .execute();

export const findIntegrationRecord = (tx: Tx, id: number): Promise<IntegrationRecord | undefined> =>
  selectIntegrations(tx).where('id', '=', id).executeTakeFirst();

/** The connection of a service that a business has one of, with its encrypted credentials. */
export const findServiceIntegration = (tx: Tx, name: IntegrationName) =>
  tx
    .selectFrom('integration')
    .select(['id', 'billable_id', 'name', 'credentials', 'state'])
    .where('name', '=', name)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
export type IntegrationCredentialsRecord = NonNullable<Awaited<ReturnType<typeof findServiceIntegration>>>;

export const insertIntegration = async (tx: Tx, values: Insertable<DB['integration']>): Promise<number> => {
  const { id } = await tx.insertInto('integration').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveIntegration = async (
  tx: Tx,
  id: number,
  change: Updateable<DB['integration']>,
): Promise<boolean> => {
  const saved = await tx.updateTable('integration').set(change).where('id', '=', id).executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

/** Deletes the connection. The companies that sent invoices through it send them by themselves again. */
export const deleteIntegration = async (tx: Tx, id: number): Promise<boolean> => {
  await tx
    .updateTable('invoicing_config')
    .set({ integration_id: null })
    .where('integration_id', '=', id)
    .execute();
  const deleted = await tx.deleteFrom('integration').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};
