import { sql } from 'kysely';
import { defineModel, relate } from '../define-model.store';
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

/** The report models of invoices, their rows, payments, rent adjustments and rent versions. */
export const createEconomyModels = (entityColumns: readonly ReportColumn[]): Record<Key, ReportModel> => {
  const { invoice, invoiceRow, payment, rentAdjustment, rentVersion } = reportModelTexts;
  return {
    invoice: defineModel({
      key: 'invoicebase',
      label: invoice.label,
      columns: invoiceColumns,
      relationships: [
        relate('tenant', invoice.relationships.tenant, [tenantOfInvoice], tenantColumns),
        relate('entity', invoice.relationships.entity, [entityOfInvoice], entityColumns),
        relate('company', invoice.relationships.company, [companyOfInvoice], companyColumns),
        relate('lease', invoice.relationships.lease, [leaseOfInvoice], leaseColumns),
        relate('invoice_row', invoice.relationships.row, [rowsOfInvoice], invoiceRowColumns),
        relate('payment', invoice.relationships.payment, [paymentsOfInvoice], paymentColumns),
        relate('accounting', invoice.relationships.accounting, [accountingOfInvoice], accountingColumns),
      ],
    }),
    invoiceRow: defineModel({
      key: 'invoice_row',
      label: invoiceRow.label,
      columns: invoiceRowColumns,
      relationships: [
        relate('invoicebase', invoiceRow.relationships.invoice, [invoiceOfRow], invoiceColumns),
        relate('tenant', invoiceRow.relationships.tenant, [invoiceOfRow, tenantOfInvoice], tenantColumns),
        relate('entity', invoiceRow.relationships.entity, [invoiceOfRow, entityOfInvoice], entityColumns),
        relate('company', invoiceRow.relationships.company, [invoiceOfRow, companyOfInvoice], companyColumns),
        relate('lease', invoiceRow.relationships.lease, [invoiceOfRow, leaseOfInvoice], leaseColumns),
        relate(
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
        relate('tenant', payment.relationships.tenant, [tenantOfPayment], tenantColumns),
        relate('invoicebase', payment.relationships.invoice, [invoiceOfPayment], invoiceColumns),
        relate('company', payment.relationships.company, [companyOfPayment], companyColumns),
        relate('entity', payment.relationships.entity, [invoiceOfPayment, entityOfInvoice], entityColumns),
        relate('lease', payment.relationships.lease, [invoiceOfPayment, leaseOfInvoice], leaseColumns),
        relate(
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
        relate('entity', rentAdjustment.relationships.entity, [entityOfAdjustment], entityColumns),
        relate(
          'company',
          rentAdjustment.relationships.company,
          [entityOfAdjustment, companyOfEntity],
          companyColumns,
        ),
        relate(
          'lease',
          rentAdjustment.relationships.lease,
          [entityOfAdjustment, currentLeaseOfEntity],
          leaseColumns,
        ),
        relate(
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
      order: [sql`rent_version.valid_from desc`],
      columns: rentVersionColumns,
      relationships: [
        relate('lease', rentVersion.relationships.lease, [leaseOfRentVersion], leaseColumns),
        relate(
          'entity',
          rentVersion.relationships.entity,
          [leaseOfRentVersion, entityOfLease],
          entityColumns,
        ),
        relate(
          'company',
          rentVersion.relationships.company,
          [leaseOfRentVersion, entityOfLease, companyOfEntity],
          companyColumns,
        ),
        relate(
          'tenant',
          rentVersion.relationships.tenant,
          [leaseOfRentVersion, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
  };
};
