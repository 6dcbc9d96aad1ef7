import { sql } from 'kysely';
import type { ReportModel } from '../model';
import { addressColumns } from './address-columns.store';
import { entityColumns } from './entity-columns.store';
import { addressOfTenant, entityOfLease, leasesOfTenant } from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { tenantColumns } from './tenant-columns.store';

/** A tenant with several leases is one row for each as soon as leases or their objects are asked for. */
export const tenantModel: ReportModel = {
  key: 'tenant',
  label: 'Hyresgäster',
  table: sql`tenant`,
  order: sql`sv_key(tenant.name), tenant.id`,
  columns: tenantColumns,
  relationships: [
    { key: 'address', label: 'Adress', joins: [addressOfTenant], columns: addressColumns },
    { key: 'lease', label: 'Uthyrningar', joins: [leasesOfTenant], columns: leaseColumns },
    { key: 'entity', label: 'Hyrda objekt', joins: [leasesOfTenant, entityOfLease], columns: entityColumns },
  ],
};
