import { sql } from 'kysely';
import { join, joinWithin, joinWithSql } from '../define-model.store';

export const entityOfLease = join('one', 'entity', sql`entity.id = lease.entity_id`);
export const companyOfEntity = join('one', 'company', sql`company.id = entity.company_id`);
export const primaryTenantOfLease = joinWithSql(
  'one',
  'tenant',
  sql`left join lease_tenant as primary_lease_tenant
        on primary_lease_tenant.lease_id = lease.id and primary_lease_tenant.is_primary
      left join tenant on tenant.id = primary_lease_tenant.tenant_id`,
);
export const allTenantsOfLease = joinWithSql(
  'shared',
  'any_tenant',
  sql`left join lease_tenant as any_lease_tenant on any_lease_tenant.lease_id = lease.id
      left join tenant as any_tenant on any_tenant.id = any_lease_tenant.tenant_id`,
  'tenant',
);
export const leasesOfTenant = joinWithSql(
  'shared',
  'lease',
  sql`left join lease_tenant on lease_tenant.tenant_id = tenant.id
      left join lease on lease.id = lease_tenant.lease_id`,
);
export const leasesOfEntity = join('many', 'lease', sql`lease.entity_id = entity.id`);
export const allLeasesOfEntity = join('many', 'any_lease', sql`any_lease.entity_id = entity.id`, 'lease');
// An entity has at most one current lease. `limit 1` keeps the query planner from comparing every entity with every lease.
export const currentLeaseOfEntity = joinWithSql(
  'unique',
  'lease',
  sql`left join lateral (
    select * from lease where lease.entity_id = entity.id
      and app_today() between lease.start and coalesce(lease.stop, 'infinity') limit 1) as lease on true`,
);
export const addressOfTenant = join(
  'one',
  'address',
  sql`address.tenant_id = tenant.id and address.type = 'PRIMARY'`,
);
export const entitiesOfCompany = join('many', 'entity', sql`entity.company_id = company.id`);

export const tenantOfInvoice = join('one', 'tenant', sql`tenant.id = invoicebase.tenant_id`);
export const entityOfInvoice = join('one', 'entity', sql`entity.id = invoicebase.entity_id`);
export const companyOfInvoice = join('one', 'company', sql`company.id = invoicebase.company_id`);
export const leaseOfInvoice = join('one', 'lease', sql`lease.id = invoicebase.lease_id`);
export const rowsOfInvoice = join('many', 'invoice_row', sql`invoice_row.invoicebase_id = invoicebase.id`);
export const paymentsOfInvoice = join('many', 'payment', sql`payment.invoicebase_id = invoicebase.id`);
export const accountingOfInvoice = join(
  'unique',
  'accounting_invoice',
  sql`accounting_invoice.invoicebase_id = invoicebase.id`,
);
export const invoiceOfRow = join('one', 'invoicebase', sql`invoicebase.id = invoice_row.invoicebase_id`);

/**
 * The invoices of a company. In a report that also has leases or objects, each invoice is joined to its own lease or object
 * only.
 */
export const invoicesOfCompany = joinWithin('many', 'invoicebase', sql`invoicebase.company_id = company.id`, {
  lease: sql`invoicebase.lease_id = lease.id`,
  entity: sql`invoicebase.entity_id = entity.id`,
});
/**
 * The invoices of a tenant, each joined to its own lease only. Invoices without a lease are included if the tenant has no
 * leases.
 */
export const invoicesOfTenant = joinWithin('many', 'invoicebase', sql`invoicebase.tenant_id = tenant.id`, {
  lease: sql`invoicebase.lease_id is not distinct from lease.id`,
});
export const invoicesOfLease = join('many', 'invoicebase', sql`invoicebase.lease_id = lease.id`);
export const invoicesOfEntity = joinWithin('many', 'invoicebase', sql`invoicebase.entity_id = entity.id`, {
  any_lease: sql`invoicebase.lease_id = any_lease.id`,
});

export const leaseAddonsOfLease = join('many', 'lease_addon', sql`lease_addon.lease_id = lease.id`);
export const receiptsOfLease = join('many', 'quittance', sql`quittance.lease_id = lease.id`);
export const rentVersionsOfLease = join('many', 'rent_version', sql`rent_version.lease_id = lease.id`);
export const adjustmentsOfEntity = join(
  'many',
  'rent_adjustment',
  sql`rent_adjustment.entity_id = entity.id`,
);
export const ticketsOfEntity = join('many', 'ticket', sql`ticket.entity_id = entity.id`);
export const activitiesOfEntity = join('many', 'maintenance', sql`maintenance.entity_id = entity.id`);
export const paymentsOfTenant = joinWithin('many', 'payment', sql`payment.tenant_id = tenant.id`, {
  invoicebase: sql`payment.invoicebase_id is not distinct from invoicebase.id`,
});
export const ticketsOfTenant = join('many', 'ticket', sql`ticket.tenant_id = tenant.id`);
/** The activities of the company itself and of its objects. */
export const activitiesOfCompany = joinWithin(
  'many',
  'maintenance',
  sql`(maintenance.company_id = company.id or maintenance.entity_id in
       (select owned.id from entity as owned where owned.company_id = company.id))`,
  { entity: sql`maintenance.entity_id = entity.id` },
);
export const tenantOfPayment = join('one', 'tenant', sql`tenant.id = payment.tenant_id`);
export const companyOfPayment = join('one', 'company', sql`company.id = payment.company_id`);
export const invoiceOfPayment = join('one', 'invoicebase', sql`invoicebase.id = payment.invoicebase_id`);
export const leaseAddonsOfAddon = join('many', 'lease_addon', sql`lease_addon.addon_id = addon.id`);
export const leaseOfLeaseAddon = join('one', 'lease', sql`lease.id = lease_addon.lease_id`);
export const addonOfLeaseAddon = join('one', 'addon', sql`addon.id = lease_addon.addon_id`);
export const entityOfAdjustment = join('one', 'entity', sql`entity.id = rent_adjustment.entity_id`);
export const leaseOfRentVersion = join('one', 'lease', sql`lease.id = rent_version.lease_id`);
export const leaseOfReceipt = join('one', 'lease', sql`lease.id = quittance.lease_id`);
export const tenantOfTicket = join('one', 'tenant', sql`tenant.id = ticket.tenant_id`);
export const entityOfTicket = join('one', 'entity', sql`entity.id = ticket.entity_id`);
export const entityOfActivity = join('one', 'entity', sql`entity.id = maintenance.entity_id`);
/** The company of the activity itself, or that of its object. */
export const companyOfActivity = join(
  'one',
  'company',
  sql`company.id = coalesce(maintenance.company_id, (select owned.company_id from entity as owned where owned.id = maintenance.entity_id))`,
);
