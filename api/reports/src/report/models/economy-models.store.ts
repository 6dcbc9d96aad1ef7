import { sql } from 'kysely';
import { defineModel, relationship } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { accountingColumns } from './accounting-columns.store';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import { invoiceRowColumns } from './invoice-row-columns.store';
import {
  accountingOfInvoice,
  companyOfEntity,
  companyOfInvoice,
  companyOfPayment,
  currentLeaseOfEntity,
  entityOfAdjustment,
  entityOfInvoice,
  entityOfLease,
  invoiceOfPayment,
  invoiceOfRow,
  leaseOfInvoice,
  leaseOfRentVersion,
  paymentsOfInvoice,
  primaryTenantOfLease,
  rowsOfInvoice,
  tenantOfInvoice,
  tenantOfPayment,
} from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { paymentColumns } from './payment-columns.store';
import { rentAdjustmentColumns } from './rent-adjustment-columns.store';
import { rentVersionColumns } from './rent-version-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';

type Key = 'invoice' | 'invoiceRow' | 'payment' | 'rentAdjustment' | 'rentVersion';

/**
 * The report models of invoices, their rows, payments, rent adjustments and rent versions. `allEntityColumns`: the columns
 * that every object has, and the fields of all types of objects.
 */
export const createEconomyModels = (allEntityColumns: readonly ReportColumn[]): Record<Key, ReportModel> => {
  const { invoice, invoiceRow, payment, rentAdjustment, rentVersion } = reportModelTexts;
  return {
    invoice: defineModel({
      key: 'invoicebase',
      label: invoice.label,
      columns: invoiceColumns,
      relationships: [
        relationship('tenant', invoice.relationships.tenant, [tenantOfInvoice], tenantColumns),
        relationship('entity', invoice.relationships.entity, [entityOfInvoice], allEntityColumns),
        relationship('company', invoice.relationships.company, [companyOfInvoice], companyColumns),
        relationship('lease', invoice.relationships.lease, [leaseOfInvoice], leaseColumns),
        relationship('invoice_row', invoice.relationships.row, [rowsOfInvoice], invoiceRowColumns),
        relationship('payment', invoice.relationships.payment, [paymentsOfInvoice], paymentColumns),
        relationship(
          'accounting',
          invoice.relationships.accounting,
          [accountingOfInvoice],
          accountingColumns,
        ),
      ],
    }),
    invoiceRow: defineModel({
      key: 'invoice_row',
      label: invoiceRow.label,
      columns: invoiceRowColumns,
      relationships: [
        relationship('invoicebase', invoiceRow.relationships.invoice, [invoiceOfRow], invoiceColumns),
        relationship(
          'tenant',
          invoiceRow.relationships.tenant,
          [invoiceOfRow, tenantOfInvoice],
          tenantColumns,
        ),
        relationship(
          'entity',
          invoiceRow.relationships.entity,
          [invoiceOfRow, entityOfInvoice],
          allEntityColumns,
        ),
        relationship(
          'company',
          invoiceRow.relationships.company,
          [invoiceOfRow, companyOfInvoice],
          companyColumns,
        ),
        relationship('lease', invoiceRow.relationships.lease, [invoiceOfRow, leaseOfInvoice], leaseColumns),
        relationship(
          'accounting',
          invoiceRow.relationships.accounting,
          [invoiceOfRow, accountingOfInvoice],
          accountingColumns,
        ),
      ],
    }),
    payment: defineModel({
      key: 'payment',
      label: payment.label,
      columns: paymentColumns,
      relationships: [
        relationship('tenant', payment.relationships.tenant, [tenantOfPayment], tenantColumns),
        relationship('invoicebase', payment.relationships.invoice, [invoiceOfPayment], invoiceColumns),
        relationship('company', payment.relationships.company, [companyOfPayment], companyColumns),
        relationship(
          'entity',
          payment.relationships.entity,
          [invoiceOfPayment, entityOfInvoice],
          allEntityColumns,
        ),
        relationship('lease', payment.relationships.lease, [invoiceOfPayment, leaseOfInvoice], leaseColumns),
        relationship(
          'accounting',
          payment.relationships.accounting,
          [invoiceOfPayment, accountingOfInvoice],
          accountingColumns,
        ),
      ],
    }),
    rentAdjustment: defineModel({
      key: 'rent_adjustment',
      label: rentAdjustment.label,
      columns: rentAdjustmentColumns,
      relationships: [
        relationship('entity', rentAdjustment.relationships.entity, [entityOfAdjustment], allEntityColumns),
        relationship(
          'company',
          rentAdjustment.relationships.company,
          [entityOfAdjustment, companyOfEntity],
          companyColumns,
        ),
        relationship(
          'lease',
          rentAdjustment.relationships.lease,
          [entityOfAdjustment, currentLeaseOfEntity],
          leaseColumns,
        ),
        relationship(
          'tenant',
          rentAdjustment.relationships.tenant,
          [entityOfAdjustment, currentLeaseOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
    rentVersion: defineModel({
      key: 'rent_version',
      label: rentVersion.label,
      defaultOrder: [sql`rent_version.valid_from desc`],
      columns: rentVersionColumns,
      relationships: [
        relationship('lease', rentVersion.relationships.lease, [leaseOfRentVersion], leaseColumns),
        relationship(
          'entity',
          rentVersion.relationships.entity,
          [leaseOfRentVersion, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'company',
          rentVersion.relationships.company,
          [leaseOfRentVersion, entityOfLease, companyOfEntity],
          companyColumns,
        ),
        relationship(
          'tenant',
          rentVersion.relationships.tenant,
          [leaseOfRentVersion, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
  };
};
