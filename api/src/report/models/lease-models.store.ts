import { sql } from 'kysely';
import { defineModel, relate } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { addonColumns, leaseAddonColumns } from './addon-columns.store';
import { addressColumns } from './address-columns.store';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import {
  addonOfLeaseAddon,
  addonsOfLease,
  addressOfTenant,
  allTenantsOfLease,
  companyOfEntity,
  entityOfLease,
  invoicesOfLease,
  invoicesOfTenant,
  leaseOfLeaseAddon,
  leaseOfReceipt,
  leasesOfAddon,
  leasesOfTenant,
  paymentsOfTenant,
  primaryTenantOfLease,
  receiptsOfLease,
  rentVersionsOfLease,
  ticketsOfTenant,
} from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { paymentColumns } from './payment-columns.store';
import { receiptColumns } from './receipt-columns.store';
import { rentVersionColumns } from './rent-version-columns.store';
import { reportModelTexts } from './report-models.texts';
import { createTenantColumns, tenantColumns } from './tenant-columns.store';
import { ticketColumns } from './ticket-columns.store';

type Key = 'lease' | 'tenant' | 'addon' | 'leaseAddon' | 'receipt';

/** The report models of leases, tenants, add-ons and receipts. */
export const createLeaseModels = (entityColumns: readonly ReportColumn[]): Record<Key, ReportModel> => {
  const { lease, tenant, addon, leaseAddon, receipt } = reportModelTexts;
  return {
    lease: defineModel({
      key: 'lease',
      label: lease.label,
      joins: [entityOfLease],
      order: [sql`natural_key(entity.name)`, sql`lease.start desc`],
      columns: leaseColumns,
      relationships: [
        relate('tenant', lease.relationships.tenant, [primaryTenantOfLease], tenantColumns),
        relate(
          'any_tenant',
          lease.relationships.allTenants,
          [allTenantsOfLease],
          createTenantColumns('any_tenant'),
        ),
        relate('entity', lease.relationships.entity, [entityOfLease], entityColumns),
        relate('company', lease.relationships.company, [entityOfLease, companyOfEntity], companyColumns),
        relate('invoicebase', lease.relationships.invoice, [invoicesOfLease], invoiceColumns),
        relate('lease_addon', lease.relationships.addon, [addonsOfLease], leaseAddonColumns),
        relate('quittance', lease.relationships.receipt, [receiptsOfLease], receiptColumns),
        relate('rent_version', lease.relationships.rentVersion, [rentVersionsOfLease], rentVersionColumns),
      ],
    }),
    tenant: defineModel({
      key: 'tenant',
      label: tenant.label,
      order: [sql`sv_key(tenant.name)`],
      columns: tenantColumns,
      relationships: [
        relate('address', tenant.relationships.address, [addressOfTenant], addressColumns),
        relate('lease', tenant.relationships.lease, [leasesOfTenant], leaseColumns),
        relate('entity', tenant.relationships.entity, [leasesOfTenant, entityOfLease], entityColumns),
        relate(
          'company',
          tenant.relationships.company,
          [leasesOfTenant, entityOfLease, companyOfEntity],
          companyColumns,
        ),
        relate('invoicebase', tenant.relationships.invoice, [invoicesOfTenant], invoiceColumns),
        relate('payment', tenant.relationships.payment, [paymentsOfTenant], paymentColumns),
        relate('ticket', tenant.relationships.ticket, [ticketsOfTenant], ticketColumns),
      ],
    }),
    addon: defineModel({
      key: 'addon',
      label: addon.label,
      order: [sql`natural_key(addon.name)`],
      columns: addonColumns,
      relationships: [
        relate('lease_addon', addon.relationships.leaseAddon, [leasesOfAddon], leaseAddonColumns),
        relate('lease', addon.relationships.lease, [leasesOfAddon, leaseOfLeaseAddon], leaseColumns),
        relate(
          'entity',
          addon.relationships.entity,
          [leasesOfAddon, leaseOfLeaseAddon, entityOfLease],
          entityColumns,
        ),
        relate(
          'tenant',
          addon.relationships.tenant,
          [leasesOfAddon, leaseOfLeaseAddon, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
    leaseAddon: defineModel({
      key: 'lease_addon',
      label: leaseAddon.label,
      order: [sql`natural_key(lease_addon.name)`],
      columns: leaseAddonColumns,
      relationships: [
        relate('addon', leaseAddon.relationships.addon, [addonOfLeaseAddon], addonColumns),
        relate('lease', leaseAddon.relationships.lease, [leaseOfLeaseAddon], leaseColumns),
        relate('entity', leaseAddon.relationships.entity, [leaseOfLeaseAddon, entityOfLease], entityColumns),
        relate(
          'tenant',
          leaseAddon.relationships.tenant,
          [leaseOfLeaseAddon, primaryTenantOfLease],
          tenantColumns,
        ),
        relate(
          'company',
          leaseAddon.relationships.company,
          [leaseOfLeaseAddon, entityOfLease, companyOfEntity],
          companyColumns,
        ),
      ],
    }),
    receipt: defineModel({
      key: 'quittance',
      label: receipt.label,
      columns: receiptColumns,
      relationships: [
        relate('lease', receipt.relationships.lease, [leaseOfReceipt], leaseColumns),
        relate('entity', receipt.relationships.entity, [leaseOfReceipt, entityOfLease], entityColumns),
        relate('tenant', receipt.relationships.tenant, [leaseOfReceipt, primaryTenantOfLease], tenantColumns),
        relate(
          'company',
          receipt.relationships.company,
          [leaseOfReceipt, entityOfLease, companyOfEntity],
          companyColumns,
        ),
      ],
    }),
  };
};
