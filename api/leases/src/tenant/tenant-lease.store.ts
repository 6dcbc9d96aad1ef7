import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import { intervalRent, leaseState } from '@husrum/api-rent';
import type { Tenant } from '@husrum/contract/tenant';
import { fromOre, type LocalDate } from '@husrum/format';

/** The tenant's leases for the tenant's page, the latest first. `total` is the rent per interval in SEK, excluding VAT. */
export const listTenantLeases = async (
  tx: Tx,
  tenantId: number,
  today: LocalDate,
): Promise<Tenant['leases']> => {
  const leases = await tx
    .selectFrom('lease')
    .innerJoin('lease_tenant', 'lease_tenant.lease_id', 'lease.id')
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
      'lease_tenant.is_primary',
      'entity.id as entity_id',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'entity.area',
    ])
    .where('lease_tenant.tenant_id', '=', tenantId)
    .orderBy('lease.start', 'desc')
    .orderBy('lease.id', 'desc')
    .execute();
  return leases.map(({ start, stop, notice_length, notice_type, fee, fee_as_m2, area, ...lease }) => {
    const terminated = lease.terminated_at !== null;
    const terms = { start, stop, noticeLength: notice_length, noticeType: notice_type, terminated };
    return {
      id: lease.id,
      reference: lease.reference,
      status: leaseState(terms, today),
      entity: { id: lease.entity_id, name: lease.entity_name, house: lease.house },
      primary: lease.is_primary,
      start,
      stop,
      terminated,
      total: fromOre(intervalRent({ fee, feeAsM2: fee_as_m2, area })),
      payment_interval: lease.payment_interval,
    };
  });
};

export const hasLeases = async (tx: Tx, tenantId: number): Promise<boolean> =>
  (await tx
    .selectFrom('lease_tenant')
    .select('lease_id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
