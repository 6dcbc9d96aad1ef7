import { sql } from 'kysely';
import type { ReportModel } from '../model';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { companyOfEntity, primaryTenantOfLease } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { tenantColumns } from './tenant-columns.store';

export const leaseModel: ReportModel = {
  key: 'lease',
  label: 'Uthyrningar',
  table: sql`lease left join entity on entity.id = lease.entity_id`,
  order: sql`natural_key(entity.name), lease.start desc, lease.id`,
  columns: leaseColumns,
  relationships: [
    { key: 'tenant', label: 'Primär hyresgäst', joins: [primaryTenantOfLease], columns: tenantColumns },
    { key: 'entity', label: 'Objekt', joins: [], columns: entityColumns },
    { key: 'company', label: 'Företag', joins: [companyOfEntity], columns: companyColumns },
  ],
};
