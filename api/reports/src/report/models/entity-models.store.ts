import { sql } from 'kysely';
import { defineModel, relationship } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import { invoiceColumns } from './invoice-columns.store';
import {
  activitiesOfCompany,
  activitiesOfEntity,
  adjustmentsOfEntity,
  aliasedLeasesOfEntity,
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

/**
 * The report models of companies and objects. `allEntityColumns`: the columns that every object has, and the fields of all types of
 * objects.
 */
export const createEntityModels = (
  allEntityColumns: readonly ReportColumn[],
): Record<'company' | 'entity', ReportModel> => {
  const { company, entity } = reportModelTexts;
  return {
    company: defineModel({
      key: 'company',
      label: company.label,
      defaultOrder: [sql`natural_key(company.name)`],
      columns: companyColumns,
      relationships: [
        relationship('entity', company.relationships.entity, [entitiesOfCompany], allEntityColumns),
        relationship('lease', company.relationships.lease, [entitiesOfCompany, leasesOfEntity], leaseColumns),
        relationship(
          'tenant',
          company.relationships.tenant,
          [entitiesOfCompany, leasesOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
        relationship('invoicebase', company.relationships.invoice, [invoicesOfCompany], invoiceColumns),
        relationship(
          'maintenance',
          company.relationships.maintenance,
          [activitiesOfCompany],
          maintenanceColumns,
        ),
      ],
    }),
    entity: defineModel({
      key: 'entity',
      label: entity.label,
      defaultOrder: [sql`natural_key(entity.name)`],
      columns: allEntityColumns,
      relationships: [
        relationship('company', entity.relationships.company, [companyOfEntity], companyColumns),
        relationship('lease', entity.relationships.lease, [currentLeaseOfEntity], leaseColumns),
        relationship(
          'tenant',
          entity.relationships.tenant,
          [currentLeaseOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
        relationship(
          'any_lease',
          entity.relationships.allLeases,
          [aliasedLeasesOfEntity],
          createLeaseColumns('any_lease'),
        ),
        relationship('invoicebase', entity.relationships.invoice, [invoicesOfEntity], invoiceColumns),
        relationship(
          'rent_adjustment',
          entity.relationships.adjustment,
          [adjustmentsOfEntity],
          rentAdjustmentColumns,
        ),
        relationship('ticket', entity.relationships.ticket, [ticketsOfEntity], ticketColumns),
        relationship(
          'maintenance',
          entity.relationships.maintenance,
          [activitiesOfEntity],
          maintenanceColumns,
        ),
      ],
    }),
  };
};
