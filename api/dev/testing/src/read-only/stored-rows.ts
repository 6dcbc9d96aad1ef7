import type { OwnedIds } from '../isolation/owned-rows';

/** Where a caller reads the row that a PATCH changes: the path of a call, and the list in its answer that has the row. */
export interface StoredRow {
  readonly url: string;
  readonly list?: string;
  readonly id?: number;
}

type FindRow = (own: OwnedIds) => StoredRow;

/** For every PATCH: where the row is read. */
export const storedRows: Readonly<Record<string, FindRow>> = {
  'accounting.updateAccounts': ({ integration }) => ({ url: `/api/accounting/${integration}` }),
  'addon.update': ({ addon }) => ({ url: `/api/addon/${addon}` }),
  'address.update': ({ tenant, address }) => ({
    url: `/api/tenant/${tenant}`,
    list: 'addresses',
    id: address,
  }),
  'business.update': () => ({ url: '/api/billable' }),
  'company.update': ({ company }) => ({ url: `/api/company/${company}` }),
  'company.updateInvoicingConfig': ({ company }) => ({ url: `/api/company/${company}/invoicingconfig` }),
  'entity.update': ({ entity }) => ({ url: `/api/entity/${entity}` }),
  'event.update': ({ event, entity }) => ({ url: `/api/event/entity/${entity}`, list: 'data', id: event }),
  'integration.update': ({ integration }) => ({ url: '/api/integration', list: 'data', id: integration }),
  'invoice.update': ({ invoicebase }) => ({ url: `/api/invoicebase/${invoicebase}` }),
  'invoiceAction.changeDueDate': ({ invoicebase }) => ({ url: `/api/invoicebase/${invoicebase}` }),
  'invoiceRow.update': ({ invoicebase, invoiceRow }) => ({
    url: `/api/invoicebase/${invoicebase}`,
    list: 'rows',
    id: invoiceRow,
  }),
  'lease.update': ({ lease }) => ({ url: `/api/lease/${lease}` }),
  'leaseAddon.update': ({ lease, leaseAddon }) => ({
    url: `/api/leaseaddon/lease/${lease}`,
    list: 'data',
    id: leaseAddon,
  }),
  'maintenance.update': ({ maintenance }) => ({ url: `/api/maintenance/${maintenance}` }),
  'maintenance.updateNote': ({ maintenance }) => ({ url: `/api/maintenance/${maintenance}` }),
  'maintenanceTemplate.update': ({ maintenanceTemplate }) => ({
    url: `/api/maintenance/template/${maintenanceTemplate}`,
  }),
  'preference.updateList': () => ({ url: '/api/preference/list/company' }),
  'receipt.markReturned': ({ quittance, lease }) => ({
    url: `/api/quittance/lease/${lease}`,
    list: 'data',
    id: quittance,
  }),
  'rentAdjustment.update': ({ rentAdjustment }) => ({ url: `/api/rentadjustment/${rentAdjustment}` }),
  'savedReport.update': ({ savedReport }) => ({ url: '/api/report/saved', list: 'data', id: savedReport }),
  'session.updateMe': () => ({ url: '/api/auth/me' }),
  'statutoryInspection.saveFacts': ({ entity }) => ({ url: `/api/statutoryinspection/facts/${entity}` }),
  'statutoryInspection.setInterval': ({ inspectedEntity }) => ({
    url: `/api/statutoryinspection/requirement/${inspectedEntity}/LIFT`,
  }),
  'tenant.update': ({ tenant }) => ({ url: `/api/tenant/${tenant}` }),
  'tenantPortal.updateConfig': () => ({ url: '/api/tenantportalconfig' }),
  'ticket.update': ({ ticket }) => ({ url: `/api/ticket/${ticket}` }),
  'user.changeRole': ({ user }) => ({ url: '/api/users', list: 'data', id: user }),
};

/** The other PATCH calls. */
export const withoutStoredRow: Readonly<Record<string, string>> = {
  'accounting.updateDimension': 'the answer is a message',
  'bankFile.choose': 'the choice decides what the rest of the row says',
  'maintenance.changeTask': 'the answer is the activity of the task',
  'statutoryInspection.saveInstallations': 'the rows are in the list that it replaces',
};
