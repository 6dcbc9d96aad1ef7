import { entityHouse } from '../entity/entity-house.store';
import type { Tx } from '../platform/db';

/** The values that the PDF of a receipt shows. */
export const findReceiptDocument = async (tx: Tx, id: number) => {
  const receipt = await tx
    .selectFrom('quittance')
    .innerJoin('lease', 'lease.id', 'quittance.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('company', 'company.id', 'entity.company_id')
    .select([
      'quittance.id',
      'quittance.name',
      'quittance.type',
      'quittance.quantity',
      'quittance.marking',
      'quittance.description',
      'quittance.handout_date',
      'quittance.return_date',
      'quittance.lease_id',
      'lease.reference as lease_reference',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'entity.address as entity_address',
      'entity.postal_code as entity_postal_code',
      'entity.city as entity_city',
      'company.name as company_name',
      'company.organisation_number',
      'company.address as company_address',
      'company.postal_code as company_postal_code',
      'company.city as company_city',
    ])
    .where('quittance.id', '=', id)
    .executeTakeFirst();
  if (!receipt) return undefined;
  const tenants = await tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select('tenant.name')
    .where('lease_tenant.lease_id', '=', receipt.lease_id)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();
  return { ...receipt, tenants: tenants.map(({ name }) => name) };
};
export type ReceiptDocument = NonNullable<Awaited<ReturnType<typeof findReceiptDocument>>>;
