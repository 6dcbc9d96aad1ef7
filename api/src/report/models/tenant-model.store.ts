import { sql } from 'kysely';
import type { ReportModel } from '../report-model.types';
import { addressColumns } from './address-columns.store';
import { entityColumns } from './entity-columns.store';
import { addressOfTenant, entityOfLease, leasesOfTenant } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';

/** With the relationships lease or entity, a tenant has one row for each of their leases. */
export const tenantModel: ReportModel = {
  key: 'tenant',
  label: reportModelTexts.tenant.label,
  table: sql`tenant`,
  order: sql`sv_key(tenant.name), tenant.id`,
  columns: tenantColumns,
  relationships: [
    {
      key: 'address',
      label: reportModelTexts.tenant.relationships.address,
      joins: [addressOfTenant],
      columns: addressColumns,
    },
    {
      key: 'lease',
      label: reportModelTexts.tenant.relationships.lease,
      joins: [leasesOfTenant],
      columns: leaseColumns,
    },
    {
      key: 'entity',
      label: reportModelTexts.tenant.relationships.entity,
      joins: [leasesOfTenant, entityOfLease],
      columns: entityColumns,
    },
  ],
};
