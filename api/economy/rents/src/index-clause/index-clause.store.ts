import type { Tx } from '@husrum/api-platform';
import type { Insertable } from 'kysely';

export const findIndexClause = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('index_clause')
    .leftJoin('user_account', 'user_account.id', 'index_clause.user_id')
    .selectAll('index_clause')
    .select('user_account.name as by')
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();

/** The lease with the kind of its object, locked so that its clause does not change meanwhile. */
export const lockLeaseWithKind = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['lease.id', 'entity_type.kind'])
    .where('lease.id', '=', leaseId)
    .forUpdate('lease')
    .executeTakeFirst();

export const findLeaseKind = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['lease.id', 'entity_type.kind'])
    .where('lease.id', '=', leaseId)
    .executeTakeFirst();

/** Inserts the clause of a lease, or replaces it. */
export const saveClause = async (
  tx: Tx,
  { lease_id, ...terms }: Insertable<DatabaseTables['index_clause']>,
): Promise<void> => {
  await tx
    .insertInto('index_clause')
    .values({ lease_id, ...terms })
    .onConflict((conflict) => conflict.column('lease_id').doUpdateSet(terms))
    .execute();
};

export const deleteClause = async (tx: Tx, leaseId: number): Promise<boolean> => {
  const deleted = await tx.deleteFrom('index_clause').where('lease_id', '=', leaseId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** Whether a run is about to change the rent of the lease. */
export const isInRun = async (tx: Tx, leaseId: number): Promise<boolean> =>
  (await tx
    .selectFrom('index_run_row')
    .select('id')
    .where('lease_id', '=', leaseId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()) !== undefined;

/** The supplements that runs computed for a lease, the latest first. */
export const listSupplements = (tx: Tx, leaseId: number) =>
  tx
    .selectFrom('index_run_row')
    .selectAll()
    .where('lease_id', '=', leaseId)
    .where('state', 'in', ['DONE', 'UNDONE'])
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .execute();
