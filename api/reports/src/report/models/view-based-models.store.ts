import { sql } from 'kysely';
import { defineModel, join, relationship } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { accountingColumns } from './accounting-columns.store';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import {
  accountingOfInvoice,
  companyOfEntity,
  entityOfLease,
  primaryTenantOfLease,
  tenantOfInvoice,
} from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { leaseMoveColumns } from './lease-move-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';
import { vatBaseColumns } from './vat-base-columns.store';

const leaseOfMove = join('many-to-one', 'lease', sql`lease.id = lease_move.lease_id`);
const companyOfVatBase = join('many-to-one', 'company', sql`company.id = vat_base.company_id`);
const invoiceOfVatBase = join('many-to-one', 'invoicebase', sql`invoicebase.id = vat_base.invoicebase_id`);

/**
 * The report models whose tables are database views. `allEntityColumns`: the columns that every object has, and the fields of all
 * types of objects.
 */
export const createViewBasedModels = (
  allEntityColumns: readonly ReportColumn[],
): Readonly<Record<'leaseMove' | 'vatBase', ReportModel>> => {
  const { leaseMove, vatBase } = reportModelTexts;
  return {
    leaseMove: defineModel({
      key: 'lease_move',
      label: leaseMove.label,
      defaultOrder: [sql`lease_move.moved_on`],
      columns: leaseMoveColumns,
      relationships: [
        relationship('lease', leaseMove.relationships.lease, [leaseOfMove], leaseColumns),
        relationship(
          'tenant',
          leaseMove.relationships.tenant,
          [leaseOfMove, primaryTenantOfLease],
          tenantColumns,
        ),
        relationship(
          'entity',
          leaseMove.relationships.entity,
          [leaseOfMove, entityOfLease],
          allEntityColumns,
        ),
        relationship(
          'company',
          leaseMove.relationships.company,
          [leaseOfMove, entityOfLease, companyOfEntity],
          companyColumns,
        ),
      ],
    }),
    vatBase: defineModel({
      key: 'vat_base',
      label: vatBase.label,
      rowNoun: null,
      defaultOrder: [sql`vat_base.month desc`],
      columns: vatBaseColumns,
      relationships: [
        relationship('company', vatBase.relationships.company, [companyOfVatBase], companyColumns),
        relationship('invoicebase', vatBase.relationships.invoice, [invoiceOfVatBase], invoiceColumns),
        relationship(
          'tenant',
          vatBase.relationships.tenant,
          [invoiceOfVatBase, tenantOfInvoice],
          tenantColumns,
        ),
        relationship(
          'accounting',
          vatBase.relationships.accounting,
          [invoiceOfVatBase, accountingOfInvoice],
          accountingColumns,
        ),
      ],
    }),
  };
};
