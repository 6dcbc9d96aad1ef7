import { sql } from 'kysely';
import type { ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { companyOfEntity, primaryTenantOfLease } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';

export const leaseModel: ReportModel = {
  key: 'lease',
  label: reportModelTexts.lease.label,
  table: sql`lease left join entity on entity.id = lease.entity_id`,
  order: sql`natural_key(entity.name), lease.start desc, lease.id`,
  columns: leaseColumns,
  relationships: [
    {
      key: 'tenant',
      label: reportModelTexts.lease.relationships.tenant,
      joins: [primaryTenantOfLease],
      columns: tenantColumns,
    },
    { key: 'entity', label: reportModelTexts.lease.relationships.entity, joins: [], columns: entityColumns },
    {
      key: 'company',
      label: reportModelTexts.lease.relationships.company,
      joins: [companyOfEntity],
      columns: companyColumns,
    },
  ],
};
