import type { Tx } from '@husrum/api-platform';
import { intervalRent } from '@husrum/api-rent';
import type { Entity } from '@husrum/contract/entity';
import { fromOre } from '@husrum/format';
import { leaseState } from './rental-status.store';

/** The leases of the object, the latest start first. `total` is the rent per interval in kronor. */
export const listEntityLeases = async (
  tx: Tx,
  { id, area }: { id: number; area: string | null },
): Promise<Entity['leases']> => {
  const leases = await tx
    .selectFrom('lease')
    .leftJoin('lease_tenant', (join) =>
      join.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
    )
    .leftJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select([
      'lease.id',
      'lease.start',
      'lease.stop',
      'lease.terminated_at',
      'lease.fee',
      'lease.fee_as_m2',
      'lease.payment_interval',
      'tenant.name as tenant',
      leaseState.as('status'),
    ])
    .where('lease.entity_id', '=', id)
    .orderBy('lease.start', 'desc')
    .execute();
  return leases.map(({ fee, fee_as_m2, terminated_at, ...lease }) => ({
    ...lease,
    terminated: terminated_at !== null,
    total: fromOre(intervalRent({ fee, feeAsM2: fee_as_m2, area })),
  }));
};
