import { sql } from 'kysely';
import { defineModel, relate } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import {
  activitiesOfCompany,
  activitiesOfEntity,
  adjustmentsOfEntity,
  allLeasesOfEntity,
  companyOfEntity,
  currentLeaseOfEntity,
  entitiesOfCompany,
  invoicesOfCompany,
  invoicesOfEntity,
  leasesOfEntity,
  primaryTenantOfLease,
  ticketsOfEntity,
} from './joins.store';
import { createLeaseColumns, leaseColumns } from './lease-columns.store';
import { maintenanceColumns } from './maintenance-columns.store';
import { rentAdjustmentColumns } from './rent-adjustment-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';
import { ticketColumns } from './ticket-columns.store';

/** The report models of companies and objects. */
export const createEntityModels = (
  entityColumns: readonly ReportColumn[],
): Record<'company' | 'entity', ReportModel> => {
  const { company, entity } = reportModelTexts;
  return {
    company: defineModel({
      key: 'company',
      label: company.label,
      order: [sql`natural_key(company.name)`],
      columns: companyColumns,
      relationships: [
        relate('entity', company.relationships.entity, [entitiesOfCompany], entityColumns),
        relate('lease', company.relationships.lease, [entitiesOfCompany, leasesOfEntity], leaseColumns),
        relate(
          'tenant',
          company.relationships.tenant,
          [entitiesOfCompany, leasesOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
        relate('invoicebase', company.relationships.invoice, [invoicesOfCompany], invoiceColumns),
        relate('maintenance', company.relationships.activity, [activitiesOfCompany], maintenanceColumns),
      ],
    }),
    entity: defineModel({
      key: 'entity',
      label: entity.label,
      order: [sql`natural_key(entity.name)`],
      columns: entityColumns,
      relationships: [
        relate('company', entity.relationships.company, [companyOfEntity], companyColumns),
        relate('lease', entity.relationships.lease, [currentLeaseOfEntity], leaseColumns),
        relate(
          'tenant',
          entity.relationships.tenant,
          [currentLeaseOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
        relate(
          'any_lease',
          entity.relationships.allLeases,
          [allLeasesOfEntity],
          createLeaseColumns('any_lease'),
        ),
        relate('invoicebase', entity.relationships.invoice, [invoicesOfEntity], invoiceColumns),
        relate(
          'rent_adjustment',
          entity.relationships.adjustment,
          [adjustmentsOfEntity],
          rentAdjustmentColumns,
        ),
        relate('ticket', entity.relationships.ticket, [ticketsOfEntity], ticketColumns),
        relate('maintenance', entity.relationships.activity, [activitiesOfEntity], maintenanceColumns),
      ],
    }),
  };
};
