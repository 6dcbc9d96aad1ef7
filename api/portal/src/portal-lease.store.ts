import { leaseFacts } from '@husrum/api-leases';
import type { Tx } from '@husrum/api-platform';
import type { PortalLease } from '@husrum/contract/portal';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** The tenant's leases, the latest first, without houses. The tenant may not read houses: `addHouses` reads them as the landlord. */
export const listPortalLeases = async (
  tx: Tx,
  tenantId: number,
  today: LocalDate,
): Promise<PortalLease[]> => {
  const leases = await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .select([
      'lease.id',
      'lease.reference',
      'lease.start',
      'lease.stop',
      'lease.terminated_at',
      'lease.notice_length',
      'lease.notice_type',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'entity.area',
      'entity.address',
      'entity.postal_code',
      'entity.city',
    ])
    .where('lease_tenant.tenant_id', '=', tenantId)
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id', 'desc')
    .execute();
  return leases.map((lease) => ({
    id: lease.id,
    reference: lease.reference,
    status: leaseFacts.state(lease, today),
    entity: { id: lease.entity_id, name: lease.entity_name, house: null },
    address: `${lease.address}, ${lease.postal_code} ${lease.city}`,
    start: lease.start,
    stop: lease.stop,
    total: leaseFacts.rent(lease),
    payment_interval: lease.payment_interval,
  }));
};

/** Whether the object is let to the tenant today. */
export const rentsEntity = async (tx: Tx, tenantId: number, entityId: number): Promise<boolean> =>
  (await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .select('lease.id')
    .where('lease_tenant.tenant_id', '=', tenantId)
    .where('lease.entity_id', '=', entityId)
    .where('lease.start', '<=', sql<string>`app_today()`)
    .where(sql<boolean>`(lease.stop is null or lease.stop >= app_today())`)
    .limit(1)
    .executeTakeFirst()) !== undefined;
