import { sql } from 'kysely';
import type { ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import { entityColumns } from './entity-columns.store';
import { companyOfEntity, currentLeaseOfEntity, primaryTenantOfLease } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';

export const entityModel: ReportModel = {
  key: 'entity',
  label: reportModelTexts.entity.label,
  table: sql`entity`,
  order: sql`natural_key(entity.name), entity.id`,
  columns: entityColumns,
  relationships: [
    {
      key: 'company',
      label: reportModelTexts.entity.relationships.company,
      joins: [companyOfEntity],
      columns: companyColumns,
    },
    {
      key: 'lease',
      label: reportModelTexts.entity.relationships.lease,
      joins: [currentLeaseOfEntity],
      columns: leaseColumns,
    },
    {
      key: 'tenant',
      label: reportModelTexts.entity.relationships.tenant,
      joins: [currentLeaseOfEntity, primaryTenantOfLease],
      columns: tenantColumns,
    },
  ],
};
