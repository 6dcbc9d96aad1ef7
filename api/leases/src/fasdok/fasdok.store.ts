import type { DB, Tx } from '@husrum/api-platform';
import type { Insertable, Updateable } from 'kysely';
import { selectLeasesWithObject } from '../lease/select-leases.store';

/** Locks the unfinished case of an earlier attempt with the same lease and template, or inserts `newCase`. */
export const insertOrLockUnfinishedCase = async (tx: Tx, newCase: Insertable<DB['fasdok_case']>) => {
  await tx
    .insertInto('fasdok_case')
    .values(newCase)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('fasdok_case')
    .selectAll()
    .where('lease_id', '=', newCase.lease_id)
    .where('organization_id', '=', newCase.organization_id)
    .where('template_id', '=', newCase.template_id)
    .where('agreement_id', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
};
export type FasdokCaseRecord = Awaited<ReturnType<typeof insertOrLockUnfinishedCase>>;

export const updateCase = async (
  tx: Tx,
  id: number,
  change: Updateable<DB['fasdok_case']>,
): Promise<void> => {
  await tx.updateTable('fasdok_case').set(change).where('id', '=', id).execute();
};

/** The case with the id that FASDOK gave it. */
export const findCaseByFasdokId = (tx: Tx, caseId: string) =>
  tx.selectFrom('fasdok_case').selectAll().where('case_id', '=', caseId).executeTakeFirst();

export const lockCase = (tx: Tx, id: number) =>
  tx.selectFrom('fasdok_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The cases whose document may still change: those of one lease, or of all leases of the business. */
export const listOpenCases = (tx: Tx, leaseId: number | null = null) =>
  tx
    .selectFrom('fasdok_case')
    .select(['id', 'case_id', 'status', 'agreement_id', 'lease_id', 'name'])
    .where('agreement_id', 'is not', null)
    .where('status', '<>', 'CONCLUDED')
    .$if(leaseId !== null, (query) => query.where('lease_id', '=', leaseId ?? 0))
    .orderBy('id')
    .execute();

/** Every connection to FASDOK with its business. The transaction must see all businesses. */
export const listFasdokConnections = (tx: Tx) =>
  tx
    .selectFrom('integration')
    .select(['id', 'billable_id'])
    .where('name', '=', 'FASDOK')
    .where('state', '=', 'CONNECTED')
    .orderBy('id')
    .execute();

/**
 * The fields with which FASDOK fills in a template, by their names there. The result is undefined when the lease does not
 * exist.
 */
export const findCaseFields = async (
  tx: Tx,
  leaseId: number,
): Promise<Record<string, string> | undefined> => {
  const lease = await selectLeasesWithObject(tx)
    .select([
      'lease.start',
      'lease.stop',
      'lease.reference',
      'entity.name as object',
      'entity.address',
      'entity.postal_code',
      'entity.city',
      'company.name as landlord',
      'company.organisation_number',
    ])
    .where('lease.id', '=', leaseId)
    .executeTakeFirst();
  if (!lease) return undefined;
  const tenants = await tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select(['tenant.name', 'tenant.identifier'])
    .where('lease_tenant.lease_id', '=', leaseId)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();
  return {
    landlord: lease.landlord,
    landlord_number: lease.organisation_number,
    tenants: tenants.map(({ name, identifier }) => `${name} (${identifier})`).join(', '),
    object: lease.object,
    address: `${lease.address}, ${lease.postal_code} ${lease.city}`,
    start: lease.start,
    ...(lease.stop === null ? {} : { stop: lease.stop }),
    ...(lease.reference === null ? {} : { reference: lease.reference }),
  };
};
