import { sql } from 'kysely';
import { join, joinWithExtraCondition, joinWithSql } from '../define-model.store';

export const entityOfLease = join('many-to-one', 'entity', sql`entity.id = lease.entity_id`);
export const companyOfEntity = join('many-to-one', 'company', sql`company.id = entity.company_id`);
export const primaryTenantOfLease = joinWithSql(
  'many-to-one',
  'tenant',
  sql`left join lease_tenant as primary_lease_tenant
        on primary_lease_tenant.lease_id = lease.id and primary_lease_tenant.is_primary
      left join tenant on tenant.id = primary_lease_tenant.tenant_id`,
);
export const allTenantsOfLease = joinWithSql(
  'many-to-many',
  'any_tenant',
  sql`left join lease_tenant as any_lease_tenant on any_lease_tenant.lease_id = lease.id
      left join tenant as any_tenant on any_tenant.id = any_lease_tenant.tenant_id`,
  'tenant',
);
export const leasesOfTenant = joinWithSql(
  'many-to-many',
  'lease',
  sql`left join lease_tenant on lease_tenant.tenant_id = tenant.id
      left join lease on lease.id = lease_tenant.lease_id`,
);
export const leasesOfEntity = join('one-to-many', 'lease', sql`lease.entity_id = entity.id`);
/** The leases of an object under the alias `any_lease`, for reports that also have the current lease. */
export const aliasedLeasesOfEntity = join(
  'one-to-many',
  'any_lease',
  sql`any_lease.entity_id = entity.id`,
  'lease',
);
// An entity has at most one current lease. `limit 1` keeps the query planner from comparing every entity with every lease.
export const currentLeaseOfEntity = joinWithSql(
  'one-to-one',
  'lease',
  sql`left join lateral (
    select * from lease where lease.entity_id = entity.id
      and app_today() between lease.start and coalesce(lease.stop, 'infinity') limit 1) as lease on true`,
);
export const addressOfTenant = join(
  'one-to-one',
  'address',
  sql`address.tenant_id = tenant.id and address.type = 'PRIMARY'`,
);
export const entitiesOfCompany = join('one-to-many', 'entity', sql`entity.company_id = company.id`);

export const tenantOfInvoice = join('many-to-one', 'tenant', sql`tenant.id = invoicebase.tenant_id`);
export const entityOfInvoice = join('many-to-one', 'entity', sql`entity.id = invoicebase.entity_id`);
export const companyOfInvoice = join('many-to-one', 'company', sql`company.id = invoicebase.company_id`);
export const leaseOfInvoice = join('many-to-one', 'lease', sql`lease.id = invoicebase.lease_id`);
export const rowsOfInvoice = join(
  'one-to-many',
  'invoice_row',
  sql`invoice_row.invoicebase_id = invoicebase.id`,
);
export const paymentsOfInvoice = join('one-to-many', 'payment', sql`payment.invoicebase_id = invoicebase.id`);
export const accountingOfInvoice = join(
  'one-to-one',
  'accounting_invoice',
  sql`accounting_invoice.invoicebase_id = invoicebase.id`,
);
export const invoiceOfRow = join(
  'many-to-one',
  'invoicebase',
  sql`invoicebase.id = invoice_row.invoicebase_id`,
);

/**
 * The invoices of a company. In a report that also has leases, each invoice is joined to its own lease only. In one that has
 * objects but no leases, it is joined to its own object only. Invoices without a lease, or object, are then left out.
 */
export const invoicesOfCompany = joinWithExtraCondition(
  'one-to-many',
  'invoicebase',
  sql`invoicebase.company_id = company.id`,
  {
    lease: sql`invoicebase.lease_id = lease.id`,
    entity: sql`invoicebase.entity_id = entity.id`,
  },
);
/**
 * The invoices of a tenant. In a report that also has leases, each is joined to its own lease only, and those without a lease
 * are included only for tenants without leases.
 */
export const invoicesOfTenant = joinWithExtraCondition(
  'one-to-many',
  'invoicebase',
  sql`invoicebase.tenant_id = tenant.id`,
  {
    lease: sql`invoicebase.lease_id is not distinct from lease.id`,
  },
);
export const invoicesOfLease = join('one-to-many', 'invoicebase', sql`invoicebase.lease_id = lease.id`);
/**
 * The invoices of an object. In a report that also has all its leases, each is joined to its own lease only, and those without a
 * lease are left out.
 */
export const invoicesOfEntity = joinWithExtraCondition(
  'one-to-many',
  'invoicebase',
  sql`invoicebase.entity_id = entity.id`,
  {
    any_lease: sql`invoicebase.lease_id = any_lease.id`,
  },
);

export const leaseAddonsOfLease = join('one-to-many', 'lease_addon', sql`lease_addon.lease_id = lease.id`);
export const receiptsOfLease = join('one-to-many', 'quittance', sql`quittance.lease_id = lease.id`);
export const rentVersionsOfLease = join('one-to-many', 'rent_version', sql`rent_version.lease_id = lease.id`);
/** The object's own adjustments only, not those of the objects above it. */
export const adjustmentsOfEntity = join(
  'one-to-many',
  'rent_adjustment',
  sql`rent_adjustment.entity_id = entity.id`,
);
export const ticketsOfEntity = join('one-to-many', 'ticket', sql`ticket.entity_id = entity.id`);
export const activitiesOfEntity = join('one-to-many', 'maintenance', sql`maintenance.entity_id = entity.id`);
/**
 * The payments of a tenant. In a report that also has invoices, each is joined to its own invoice only, and those without an
 * invoice are included only in rows without an invoice.
 */
export const paymentsOfTenant = joinWithExtraCondition(
  'one-to-many',
  'payment',
  sql`payment.tenant_id = tenant.id`,
  {
    invoicebase: sql`payment.invoicebase_id is not distinct from invoicebase.id`,
  },
);
export const ticketsOfTenant = join('one-to-many', 'ticket', sql`ticket.tenant_id = tenant.id`);
/**
 * The activities of the company itself and of its objects. In a report that also has objects, each is joined to its own object
 * only, and those of the company itself are left out.
 */
export const activitiesOfCompany = joinWithExtraCondition(
  'one-to-many',
  'maintenance',
  sql`(maintenance.company_id = company.id or maintenance.entity_id in
       (select owned.id from entity as owned where owned.company_id = company.id))`,
  { entity: sql`maintenance.entity_id = entity.id` },
);
export const tenantOfPayment = join('many-to-one', 'tenant', sql`tenant.id = payment.tenant_id`);
export const companyOfPayment = join('many-to-one', 'company', sql`company.id = payment.company_id`);
export const invoiceOfPayment = join(
  'many-to-one',
  'invoicebase',
  sql`invoicebase.id = payment.invoicebase_id`,
);
export const leaseAddonsOfAddon = join('one-to-many', 'lease_addon', sql`lease_addon.addon_id = addon.id`);
export const leaseOfLeaseAddon = join('many-to-one', 'lease', sql`lease.id = lease_addon.lease_id`);
export const addonOfLeaseAddon = join('many-to-one', 'addon', sql`addon.id = lease_addon.addon_id`);
export const entityOfAdjustment = join('many-to-one', 'entity', sql`entity.id = rent_adjustment.entity_id`);
export const leaseOfRentVersion = join('many-to-one', 'lease', sql`lease.id = rent_version.lease_id`);
export const leaseOfReceipt = join('many-to-one', 'lease', sql`lease.id = quittance.lease_id`);
export const tenantOfTicket = join('many-to-one', 'tenant', sql`tenant.id = ticket.tenant_id`);
export const entityOfTicket = join('many-to-one', 'entity', sql`entity.id = ticket.entity_id`);
export const entityOfActivity = join('many-to-one', 'entity', sql`entity.id = maintenance.entity_id`);
/** The company of the activity itself, or that of its object. */
export const companyOfActivity = join(
  'many-to-one',
  'company',
  sql`company.id = coalesce(maintenance.company_id, (select owned.company_id from entity as owned where owned.id = maintenance.entity_id))`,
);
