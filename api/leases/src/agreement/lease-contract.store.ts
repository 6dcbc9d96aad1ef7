import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { selectLeasesWithObject } from '../lease/select-leases.store';
import type { LeaseContractData } from './lease-contract';

/** The data of a lease that fill in our own contract template. The result is undefined when the lease does not exist. */
export const findLeaseContractData = async (
  tx: Tx,
  leaseId: number,
  today: LocalDate,
): Promise<LeaseContractData | undefined> => {
  const lease = await selectLeasesWithObject(tx)
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select([
      'lease.reference',
      'lease.start',
      'lease.stop',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.tax_rate',
      'lease.payment_interval',
      'lease.notice_length',
      'lease.notice_type',
      'entity.name as object_name',
      'entity.address as object_address',
      'entity.postal_code as object_postal_code',
      'entity.city as object_city',
      'entity.area',
      entityHouse('entity.id').as('house'),
      'entity_type.name as type_name',
      'company.name as landlord_name',
      'company.organisation_number as landlord_number',
      'company.address as landlord_address',
      'company.postal_code as landlord_postal_code',
      'company.city as landlord_city',
      'company.email as landlord_email',
      'company.phone as landlord_phone',
    ])
    .where('lease.id', '=', leaseId)
    .executeTakeFirst();
  if (!lease) return undefined;
  const tenants = await tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select(['tenant.name', 'tenant.identifier', 'tenant.organisation', 'tenant.email', 'tenant.phone'])
    .where('lease_tenant.lease_id', '=', leaseId)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();
  const addons = await tx
    .selectFrom('lease_addon')
    .select(['name', 'fee_ore', 'tax_rate', 'interval'])
    .where('lease_id', '=', leaseId)
    .where((eb) => eb.or([eb('stop', 'is', null), eb('stop', '>=', today)]))
    .orderBy('id')
    .execute();
  return { ...lease, tenants, addons };
};
