import { sql } from 'kysely';
import type { ReportModel } from '../model';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import { leaseColumns } from './lease-columns.store';
import { tenantColumns } from './tenant-columns.store';

const tenant = sql`left join tenant on tenant.id = invoicebase.tenant_id`;
const entity = sql`left join entity on entity.id = invoicebase.entity_id`;
const company = sql`left join company on company.id = invoicebase.company_id`;
const lease = sql`left join lease on lease.id = invoicebase.lease_id`;

export const invoiceModel: ReportModel = {
  key: 'invoicebase',
  label: 'Hyresavier',
  table: sql`invoicebase`,
  order: sql`invoicebase.start desc, invoicebase.id desc`,
  columns: invoiceColumns,
  relationships: [
    { key: 'tenant', label: 'Hyresgäst', joins: [tenant], columns: tenantColumns },
    { key: 'entity', label: 'Objekt', joins: [entity], columns: entityColumns },
    { key: 'company', label: 'Företag', joins: [company], columns: companyColumns },
    { key: 'lease', label: 'Uthyrning', joins: [lease], columns: leaseColumns },
  ],
};
