import { sql } from 'kysely';
import { defineModel, relationship } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { addonColumns, leaseAddonColumns } from './addon-columns.store';
import { addressColumns } from './address-columns.store';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import {
  addonOfLeaseAddon,
  addressOfTenant,
  allTenantsOfLease,
  companyOfEntity,
  entityOfLease,
  invoicesOfLease,
  invoicesOfTenant,
  leaseAddonsOfAddon,
  leaseAddonsOfLease,
  leaseOfLeaseAddon,
  leaseOfReceipt,
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

/**
 * The report models of leases, tenants, add-ons, the add-ons of leases, and receipts. `allEntityColumns`: the columns that every
 * object has, and the fields of all types of objects.
 */
export const createLeaseModels = (allEntityColumns: readonly ReportColumn[]): Record<Key, ReportModel> => {
  const { lease, tenant, addon, leaseAddon, receipt } = reportModelTexts;
  return {
    lease: defineModel({
      key: 'lease',
      label: lease.label,
      joins: [entityOfLease],
      defaultOrder: [sql`natural_key(entity.name)`, sql`lease.start desc`],
      columns: leaseColumns,
      relationships: [
        relationship('tenant', lease.relationships.tenant, [primaryTenantOfLease], tenantColumns),
        relationship(
          'any_tenant',
          lease.relationships.allTenants,
          [allTenantsOfLease],
          createTenantColumns('any_tenant'),
        ),
        relationship('entity', lease.relationships.entity, [entityOfLease], allEntityColumns),
        relationship(
          'company',
          lease.relationships.company,
          [entityOfLease, companyOfEntity],
          companyColumns,
        ),
        relationship('invoicebase', lease.relationships.invoice, [invoicesOfLease], invoiceColumns),
        relationship('lease_addon', lease.relationships.addon, [leaseAddonsOfLease], leaseAddonColumns),
        relationship('quittance', lease.relationships.receipt, [receiptsOfLease], receiptColumns),
        relationship(
          'rent_version',
          lease.relationships.rentVersion,
          [rentVersionsOfLease],
          rentVersionColumns,
        ),
      ],
    }),
    tenant: defineModel({
      key: 'tenant',
      label: tenant.label,
      defaultOrder: [sql`sv_key(tenant.name)`],
      columns: tenantColumns,
      relationships: [
        relationship('address', tenant.relationships.address, [addressOfTenant], addressColumns),
        relationship('lease', tenant.relationships.lease, [leasesOfTenant], leaseColumns),
        relationship(
          'entity',
          tenant.relationships.entity,
          [leasesOfTenant, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'company',
          tenant.relationships.company,
          [leasesOfTenant, entityOfLease, companyOfEntity],
          companyColumns,
        ),
        relationship('invoicebase', tenant.relationships.invoice, [invoicesOfTenant], invoiceColumns),
        relationship('payment', tenant.relationships.payment, [paymentsOfTenant], paymentColumns),
        relationship('ticket', tenant.relationships.ticket, [ticketsOfTenant], ticketColumns),
      ],
    }),
    addon: defineModel({
      key: 'addon',
      label: addon.label,
      defaultOrder: [sql`natural_key(addon.name)`],
      columns: addonColumns,
      relationships: [
        relationship('lease_addon', addon.relationships.leaseAddon, [leaseAddonsOfAddon], leaseAddonColumns),
        relationship(
          'lease',
          addon.relationships.lease,
          [leaseAddonsOfAddon, leaseOfLeaseAddon],
          leaseColumns,
        ),
        relationship(
          'entity',
          addon.relationships.entity,
          [leaseAddonsOfAddon, leaseOfLeaseAddon, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'tenant',
          addon.relationships.tenant,
          [leaseAddonsOfAddon, leaseOfLeaseAddon, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
    leaseAddon: defineModel({
      key: 'lease_addon',
      label: leaseAddon.label,
      defaultOrder: [sql`natural_key(lease_addon.name)`],
      columns: leaseAddonColumns,
      relationships: [
        relationship('addon', leaseAddon.relationships.addon, [addonOfLeaseAddon], addonColumns),
        relationship('lease', leaseAddon.relationships.lease, [leaseOfLeaseAddon], leaseColumns),
        relationship(
          'entity',
          leaseAddon.relationships.entity,
          [leaseOfLeaseAddon, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'tenant',
          leaseAddon.relationships.tenant,
          [leaseOfLeaseAddon, primaryTenantOfLease],
          tenantColumns,
        ),
        relationship(
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
        relationship('lease', receipt.relationships.lease, [leaseOfReceipt], leaseColumns),
        relationship(
          'entity',
          receipt.relationships.entity,
          [leaseOfReceipt, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'tenant',
          receipt.relationships.tenant,
          [leaseOfReceipt, primaryTenantOfLease],
          tenantColumns,
        ),
        relationship(
          'company',
          receipt.relationships.company,
          [leaseOfReceipt, entityOfLease, companyOfEntity],
          companyColumns,
        ),
      ],
    }),
  };
};
