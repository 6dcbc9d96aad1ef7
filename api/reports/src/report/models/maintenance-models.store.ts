import { defineModel, relationship } from '../define-model.store';
import type { ReportColumn, ReportModel } from '../report-model.types';
import { companyColumns } from './company-columns.store';
import {
  companyOfActivity,
  companyOfEntity,
  currentLeaseOfEntity,
  entityOfActivity,
  entityOfTicket,
  primaryTenantOfLease,
  tenantOfTicket,
} from './joins.store';
import { leaseColumns } from './lease-columns.store';
import { maintenanceColumns } from './maintenance-columns.store';
import { reportModelTexts } from './report-models.texts';
import { tenantColumns } from './tenant-columns.store';
import { ticketColumns } from './ticket-columns.store';

/**
 * The report models for the upkeep of objects: tickets, and maintenance activities, whose model is called `maintenance`.
 * `allEntityColumns`: the columns that every object has, and the fields of all types of objects.
 */
export const createMaintenanceModels = (
  allEntityColumns: readonly ReportColumn[],
): Record<'ticket' | 'maintenance', ReportModel> => {
  const { ticket, maintenance } = reportModelTexts;
  return {
    ticket: defineModel({
      key: 'ticket',
      label: ticket.label,
      columns: ticketColumns,
      relationships: [
        relationship('tenant', ticket.relationships.tenant, [tenantOfTicket], tenantColumns),
        relationship('entity', ticket.relationships.entity, [entityOfTicket], allEntityColumns),
        relationship(
          'company',
          ticket.relationships.company,
          [entityOfTicket, companyOfEntity],
          companyColumns,
        ),
      ],
    }),
    maintenance: defineModel({
      key: 'maintenance',
      label: maintenance.label,
      rowNoun: maintenance.rowNoun,
      columns: maintenanceColumns,
      relationships: [
        relationship('entity', maintenance.relationships.entity, [entityOfActivity], allEntityColumns),
        relationship('company', maintenance.relationships.company, [companyOfActivity], companyColumns),
        relationship(
          'lease',
          maintenance.relationships.lease,
          [entityOfActivity, currentLeaseOfEntity],
          leaseColumns,
        ),
        relationship(
          'tenant',
          maintenance.relationships.tenant,
          [entityOfActivity, currentLeaseOfEntity, primaryTenantOfLease],
          tenantColumns,
        ),
      ],
    }),
  };
};
