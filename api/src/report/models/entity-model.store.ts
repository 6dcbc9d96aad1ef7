import { sql } from 'kysely';
import type { ReportModel } from '../model';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { companyOfEntity, leaseOfEntityNow, primaryTenantOfLease } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { tenantColumns } from './tenant-columns.store';

export const entityModel: ReportModel = {
  key: 'entity',
  label: 'Objekt',
  table: sql`entity`,
  order: sql`natural_key(entity.name), entity.id`,
  columns: entityColumns,
  relationships: [
    { key: 'company', label: 'Företag', joins: [companyOfEntity], columns: companyColumns },
    { key: 'lease', label: 'Pågående uthyrning', joins: [leaseOfEntityNow], columns: leaseColumns },
    {
      key: 'tenant',
      label: 'Nuvarande hyresgäst',
      joins: [leaseOfEntityNow, primaryTenantOfLease],
      columns: tenantColumns,
    },
  ],
};
