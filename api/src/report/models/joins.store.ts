import { sql } from 'kysely';

export const entityOfLease = sql`left join entity on entity.id = lease.entity_id`;
export const companyOfEntity = sql`left join company on company.id = entity.company_id`;
export const primaryTenantOfLease = sql`
  left join lease_tenant on lease_tenant.lease_id = lease.id and lease_tenant.is_primary
  left join tenant on tenant.id = lease_tenant.tenant_id`;
export const leasesOfTenant = sql`
  left join lease_tenant on lease_tenant.tenant_id = tenant.id
  left join lease on lease.id = lease_tenant.lease_id`;
// There is at most one. `limit 1` keeps the query planner from comparing every entity with every lease.
export const currentLeaseOfEntity = sql`
  left join lateral (
    select * from lease where lease.entity_id = entity.id
      and app_today() between lease.start and coalesce(lease.stop, 'infinity') limit 1) as lease on true`;
export const addressOfTenant = sql`
  left join address on address.tenant_id = tenant.id and address.type = 'PRIMARY'`;
