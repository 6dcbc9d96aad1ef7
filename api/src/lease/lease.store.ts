import type { Insertable, Updateable } from 'kysely';
import type { DB } from '../database';
import type { Tx } from '../platform/db';

/** Leases with the object, type and company that they are about: what rows and pages are made of. */
const leases = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .innerJoin('company', 'company.id', 'entity.company_id')
    .selectAll('lease')
    .select([
      'entity.name as entity_name',
      'entity.company_id',
      'entity.area',
      'entity_type.name as type_name',
      'entity_type.kind',
      'company.name as company_name',
    ]);

export const leaseRecords = (tx: Tx, ids: readonly number[]) =>
  leases(tx).where('lease.id', 'in', ids).execute();

/** The tenant's leases, the latest first. */
export const leasesOfTenant = (tx: Tx, tenantId: number) =>
  leases(tx)
    .innerJoin('lease_tenant', 'lease_tenant.lease_id', 'lease.id')
    .select('lease_tenant.is_primary')
    .where('lease_tenant.tenant_id', '=', tenantId)
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id', 'desc')
    .execute();

/** The lease, held until the transaction ends so that two changes of it never cross. */
export const lockLease = (tx: Tx, id: number) =>
  tx.selectFrom('lease').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Another lease of the object in any of the days, the earliest. */
export const overlappingLease = (
  tx: Tx,
  { id, entity_id, start, stop }: { id?: number; entity_id: number; start: string; stop: string | null },
) =>
  tx
    .selectFrom('lease')
    .select(['id', 'start', 'stop'])
    .where('entity_id', '=', entity_id)
    .where('id', '<>', id ?? 0)
    .where((eb) => eb.or([eb('stop', 'is', null), eb('stop', '>=', start)]))
    .$if(stop !== null, (query) => query.where('start', '<=', stop ?? start))
    .orderBy('start')
    .limit(1)
    .executeTakeFirst();

export const insertLease = async (tx: Tx, lease: Insertable<DB['lease']>): Promise<number> => {
  const { id } = await tx.insertInto('lease').values(lease).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const writeLease = async (tx: Tx, id: number, change: Updateable<DB['lease']>): Promise<void> => {
  await tx.updateTable('lease').set(change).where('id', '=', id).execute();
};

export const deleteLease = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('lease').where('id', '=', id).execute();
};
