import type { Attempt } from './attempts';
import type { OwnedIds } from './owned-rows';

/** The kind of row that a field has the id of, by the last name of its place. */
export const kindByField: Readonly<Record<string, keyof OwnedIds>> = {
  company_id: 'company',
  entity_id: 'entity',
  except_ids: 'bankPayment',
  excluded_tenant_ids: 'tenant',
  file_id: 'file',
  file_ids: 'file',
  ids: 'invoicebase',
  installation_id: 'inspectionInstallation',
  integration_id: 'integration',
  invoice_id: 'invoicebase',
  invoice_ids: 'invoicebase',
  lease_id: 'lease',
  maintenance_id: 'maintenance',
  newest_id: 'notification',
  parent_id: 'entity',
  recipient_ids: 'user',
  responsible_id: 'user',
  template_id: 'maintenanceTemplate',
  tenant_id: 'tenant',
  ticket_id: 'ticket',
};
/** The kinds of ids that are only called `id`, by place. */
export const kindByPlace: Readonly<Record<string, keyof OwnedIds>> = {
  'accounting.chart params.id': 'integration',
  'bankFile.book body.also[].id': 'bankPayment',
  'invoiceAction.creditPart body.rows[].id': 'invoiceRow',
  'invoiceAction.previewCreditPart body.rows[].id': 'invoiceRow',
  'maintenance.create body.tasks[].id': 'maintenanceTask',
  'maintenance.update body.tasks[].id': 'maintenanceTask',
  'maintenanceTemplate.create body.tasks[].id': 'maintenanceTemplateTask',
  'maintenanceTemplate.update body.tasks[].id': 'maintenanceTemplateTask',
  'rentAdjustment.preview query.id': 'rentAdjustment',
  'statutoryInspection.saveInstallations body.installations[].id': 'inspectionInstallation',
};

/** Places that are not tried, with the reason: the end of a place, or all of a noun. */
export const untriedPlaces: Readonly<Record<string, string>> = {
  entity_type_id: 'the types of objects are the same for all accounts',
  parents_for_type_id: 'the types of objects are the same for all accounts',
  'announcement.': 'announcements are for all businesses',
  'portal.': 'portal-isolation.test.ts tries them with the ids of other tenants',
  'accounting.login': 'accounting-login.test.ts tries them with a program that answers',
};

type MakeBase = (own: OwnedIds) => Attempt;

/** Valid input of calls that the attempts do not make with ids of the caller's own. */
export const baseInputs: Readonly<Record<string, MakeBase>> = {
  'calendar.listMoves': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'calendar.listInspections': () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  'entity.listByType': () => ({ params: { type: 'apartments' } }),
  // The first object of the portfolio is an estate.
  'entity.update': ({ entity, company }) => ({
    body: {
      ...{ id: entity, name: 'Eken', entity_type_id: 1, company_id: company },
      ...{ address: 'Storgatan 1', postal_code: '703 61', city: 'Örebro' },
    },
  }),
  'invoiceAction.creditPart': ({ invoicebase }) => ({
    params: { type: 'manual', id: invoicebase },
    body: { reason: 'Fel belopp' },
  }),
  'indexRun.preview': () => ({ query: { year: 2027 } }),
  'lease.listByState': () => ({ params: { state: 'active' } }),
  'savedReport.schedule': ({ savedReport }) => ({
    params: { id: savedReport },
    body: { schedule: 'MONTHLY', day: 1, format: 'csv', recipient_ids: [] },
  }),
  'maintenanceTemplate.create': () => ({ body: { title: 'Rond', description: 'Text', tasks: [] } }),
  'statutoryInspection.plan': () => ({ query: { year: 2026 } }),
  'statutoryInspection.planPdf': () => ({ query: { year: 2026 } }),
  'statutoryInspection.planSheet': () => ({ query: { year: 2026 } }),
  'statutoryInspection.detail': ({ inspectedEntity }) => ({ params: { id: inspectedEntity, kind: 'LIFT' } }),
};

/** What the other fields of an item of a list need, by the list. */
export const itemByList: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  also: { id: 1, invoice_id: 1 },
  installations: { name: 'Hiss', commissioned_on: null },
  links: { customer_id: '1' },
  rows: { amount: 1 },
  tasks: { task: 'Lampor' },
};
