import { sql } from 'kysely';
import type { ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import { leaseColumns } from './lease-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';

const tenant = sql`left join tenant on tenant.id = invoicebase.tenant_id`;
const entity = sql`left join entity on entity.id = invoicebase.entity_id`;
const company = sql`left join company on company.id = invoicebase.company_id`;
const lease = sql`left join lease on lease.id = invoicebase.lease_id`;

export const invoiceModel: ReportModel = {
  key: 'invoicebase',
  label: reportModelTexts.invoice.label,
  table: sql`invoicebase`,
  order: sql`invoicebase.start desc, invoicebase.id desc`,
  columns: invoiceColumns,
  relationships: [
    {
      key: 'tenant',
      label: reportModelTexts.invoice.relationships.tenant,
      joins: [tenant],
      columns: tenantColumns,
    },
    {
      key: 'entity',
      label: reportModelTexts.invoice.relationships.entity,
      joins: [entity],
      columns: entityColumns,
    },
    {
      key: 'company',
      label: reportModelTexts.invoice.relationships.company,
      joins: [company],
      columns: companyColumns,
    },
    {
      key: 'lease',
      label: reportModelTexts.invoice.relationships.lease,
      joins: [lease],
      columns: leaseColumns,
    },
  ],
};
