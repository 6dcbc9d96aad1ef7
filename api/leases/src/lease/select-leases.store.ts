import type { Tx } from '@husrum/api-platform';

/** Leases joined with their object and its company. */
export const selectLeasesWithObject = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('company', 'company.id', 'entity.company_id');

/** Leases joined with their object, its company and their primary tenant. A lease without tenants has null as the tenant. */
export const selectLeases = (tx: Tx) =>
  selectLeasesWithObject(tx)
    .leftJoin('lease_tenant', (on) =>
      on.onRef('lease_tenant.lease_id', '=', 'lease.id').on('lease_tenant.is_primary', '=', true),
    )
    .leftJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id');
