import type { DB, Tx } from '@husrum/api-platform';
import type { IntegrationName } from '@husrum/contract/integration';
import { type Insertable, sql, type Updateable } from 'kysely';

const selectIntegrations = (tx: Tx) =>
  tx
    .selectFrom('integration')
    .select([
      'id',
      'billable_id',
      'name',
      'description',
      'credentials',
      'created_at',
      'state',
      'last_sync_at',
      'next_sync_at',
      'last_error',
      'last_error_at',
      'service_company',
      'organisation_number',
    ]);
export type IntegrationRecord = Awaited<
  ReturnType<ReturnType<typeof selectIntegrations>['executeTakeFirstOrThrow']>
>;

export const listIntegrationRecords = (tx: Tx): Promise<IntegrationRecord[]> =>
  selectIntegrations(tx).orderBy('id').execute();

/** The connections that have been made, which a company can choose; not those whose first login nobody has finished. */
export const listChoosableIntegrations = (
  tx: Tx,
  names: readonly IntegrationName[],
): Promise<IntegrationRecord[]> =>
  selectIntegrations(tx)
    .where('name', 'in', names)
    .where('credentials', 'is not', null)
    .orderBy('id')
    .execute();

export const findIntegrationRecord = (tx: Tx, id: number): Promise<IntegrationRecord | undefined> =>
  selectIntegrations(tx).where('id', '=', id).executeTakeFirst();

/** The first connection of the service, with its encrypted credentials. */
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

export const lockIntegration = (tx: Tx, id: number) =>
  tx
    .selectFrom('integration')
    .select(['id', 'name', 'description', 'state', 'last_error'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Finds the connection of a company to an accounting program. Other calls of this function for the same business wait until
 * the transaction ends, so that the same company is not connected twice.
 */
export const lockCompanyIntegration = async (
  tx: Tx,
  {
    name,
    company,
    organisationNumber,
  }: {
    readonly name: IntegrationName;
    readonly company: string;
    readonly organisationNumber: string | null;
  },
) => {
  await sql`select pg_advisory_xact_lock(hashtext('integration ' || current_setting('app.billable_id')))`.execute(
    tx,
  );
  return tx
    .selectFrom('integration')
    .select(['id', 'description'])
    .where('name', '=', name)
    .$if(organisationNumber !== null, (all) => all.where('organisation_number', '=', organisationNumber))
    .$if(organisationNumber === null, (all) =>
      all.where('organisation_number', 'is', null).where('service_company', '=', company),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
};
