import { portalCalls } from '@husrum/contract/portal';
import type { OwnedIds } from './owned-rows';

export interface Attempt {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
/** Builds the input from the ids of the other account and of the caller's own. */
type MakeAttempt = (theirs: OwnedIds, own: OwnedIds) => Attempt;

const place = { address: 'Storgatan 1', postal_code: '703 61', city: 'Örebro', country: 'Sverige' };
const terms = {
  start: '2030-01-01',
  fee: 100,
  tax_rate: 0,
  payment_interval: 'MONTHLY',
  notice_length: 3,
  notice_type: 'MONTH',
};
const person = {
  name: 'Ny Person',
  identifier: '19850412-2386',
  organisation: false,
  phone: '070-174 06 05',
};
const invoicing = {
  terms_of_payment: '30',
  auto_enabled: false,
  generate_day: 1,
  send_day: 1,
  generate_period: 'NEXT_MONTH',
  auto_require_review: true,
};
const addon = { name: 'Intrång', fee: 100, tax_rate: 25 };
const entity = { name: 'Intrång', ...place, entity_type_id: 2, fee: 1000 };
const payout = { amount: 1, paid_at: '2026-11-20' };
const depositUse = { invoice_id: null, amount: 1, paid_at: '2026-11-20', reason: 'Intrång' };
const indexClause = {
  ...{ base_rent: 100, share: 100, series: '1980', base_value: 336.97, base_year: 2020, first_year: 2027 },
  ...{ may_fall: false, conversion: null },
};
const noReminderHold = { is_disputed: false, aside_until: null, ticket_id: null, note: null };
const note = { title: 'Intrång', type: 'INFO' };
const activity = { title: 'Intrång', description: 'Text' };
const row = { name: 'Rad', quantity: 1, fee: 100, tax_rate: 25 };

const byId =
  (kind: keyof OwnedIds, input: Attempt = {}): MakeAttempt =>
  (theirs) => ({ ...input, params: { ...input.params, id: theirs[kind] } });
const manualAction = (body?: Attempt['body']): MakeAttempt =>
  byId('invoicebase', { params: { type: 'manual' }, body });

/**
 * For every call that refers to a row: an otherwise valid input with the id of another account's row. A key begins with the
 * call; the words after it tell several attempts of one call apart.
 */
export const attempts: Readonly<Record<string, MakeAttempt>> = {
  'reportExport.file': byId('reportExport'),
  'reportExport.cancel': byId('reportExport'),
  'reportExport.retry': byId('reportExport'),
  'reportExport.remove': byId('reportExport'),
  'savedReport.load': byId('savedReport'),
  'savedReport.updateDefinition': byId('savedReport', {
    body: { definition: { model: 'lease', fields: ['lease.start'] } },
  }),
  'savedReport.update': byId('savedReport', { body: { name: 'Intrång', is_shared: true } }),
  'savedReport.schedule': byId('savedReport', { body: { schedule: null } }),
  'savedReport.duplicate': byId('savedReport'),
  'savedReport.remove': byId('savedReport'),
  'notification.remove': byId('notification'),
  'notification.markRead': byId('notification'),
  'user.changeRole': byId('user', { body: { role: 'READER' } }),
  'user.remove': byId('user'),
  'user.resendInvite': byId('invite'),
  'user.withdrawInvite': byId('invite'),
  'company.detail': byId('company'),
  'company.update': ({ company }) => ({
    body: { id: company, name: 'Intrång AB', organisation_number: '559999-0016', ...place },
  }),
  'company.remove': byId('company'),
  'company.invoicingConfig': byId('company'),
  'company.updateInvoicingConfig': byId('company', { body: invoicing }),
  'bookkeepingExport.preview': byId('company', { query: { from: '2026-11-01', to: '2026-11-30' } }),
  'bookkeepingExport.file': byId('company', { query: { from: '2026-11-01', to: '2026-11-30' } }),
  'entity.detail': byId('entity'),
  'entity.children': byId('entity'),
  'entity.units': byId('entity'),
  'entity.create': ({ company }) => ({ body: { ...entity, company_id: company } }),
  'entity.create under an object': ({ entity: parentId }) => ({ body: { ...entity, parent_id: parentId } }),
  'entity.update': ({ entity: id }, own) => ({ body: { ...entity, id, company_id: own.company } }),
  'entity.removeArea': ({ entity: id, areaVersion }) => ({ params: { id, areaId: areaVersion } }),
  'entity.removeArea on an own object': ({ areaVersion }, own) => ({
    params: { id: own.entity, areaId: areaVersion },
  }),
  'entity.remove': byId('entity'),
  'import.run': byId('import', { body: { skip_invalid_rows: true } }),
  'tenant.detail': byId('tenant'),
  'tenant.create': ({ lease }) => ({ body: { ...person, lease_id: lease } }),
  'tenant.update': ({ tenant }) => ({ body: { id: tenant, ...person } }),
  'tenant.remove': byId('tenant'),
  'tenant.resendInvite': byId('tenant'),
  'tenant.revokePortalAccount': byId('tenant'),
  'tenant.createInFortnox': byId('tenant'),
  'tenant.setAutogiro': byId('tenant', { body: { from: '2026-12-01' } }),
  'tenant.removeAutogiro': byId('tenant'),
  'address.create': ({ tenant }) => ({ body: { tenant_id: tenant, type: 'BILLING', ...place } }),
  'address.update': ({ address }) => ({ body: { id: address, ...place } }),
  'address.remove': byId('address'),
  'address.makePrimary': ({ tenant, address }) => ({
    params: { tenantId: tenant },
    body: { address_id: address },
  }),
  'address.makePrimary of an own tenant': ({ address }, own) => ({
    params: { tenantId: own.tenant },
    body: { address_id: address },
  }),
  'lease.detail': byId('lease'),
  'lease.rentVersions': byId('lease'),
  'lease.events': byId('lease'),
  'lease.missedAdjustments': byId('lease'),
  'lease.previewEnding': byId('lease', { query: { stop: '2027-12-10' } }),
  'lease.create': ({ entity: entityId }) => ({
    body: { lease: { entity_id: entityId, ...terms }, tenant: person, address: place },
  }),
  'lease.createForTenant': ({ tenant }, own) => ({
    body: { lease: { entity_id: own.entity, ...terms }, tenant: { id: tenant } },
  }),
  'lease.update': ({ lease }) => ({ body: { id: lease, ...terms } }),
  'lease.remove': byId('lease'),
  'lease.changePrimaryTenant': ({ lease, tenant }) => ({
    params: { id: lease },
    body: { tenant_id: tenant },
  }),
  'lease.changePrimaryTenant with a foreign tenant': ({ tenant }, own) => ({
    params: { id: own.lease },
    body: { tenant_id: tenant },
  }),
  'lease.detachTenant': ({ lease, tenant }) => ({ params: { id: lease, tenantId: tenant } }),
  'lease.addTenant': ({ lease }, own) => ({ body: { lease_id: lease, tenant_id: own.tenant } }),
  'lease.addTenant with a foreign tenant': ({ tenant }, own) => ({
    body: { lease_id: own.lease, tenant_id: tenant },
  }),
  'bankFile.upload': ({ company }) => ({ body: { company_id: company } }),
  'bankFile.detail': byId('bankFile'),
  'bankFile.file': byId('bankFile'),
  'bankFile.payments': byId('bankFile'),
  'bankFile.choose': byId('bankPayment', { body: { left_out: true } }),
  'bankFile.choose a foreign invoice': ({ invoicebase }, own) => ({
    params: { id: own.bankPayment },
    body: { invoice_id: invoicebase },
  }),
  'bankFile.nearest': byId('bankPayment'),
  'bankFile.divide': byId('bankPayment', { body: { parts: [{ invoice_id: 1, amount: 1 }] } }),
  'bankFile.divide a foreign invoice': ({ invoicebase }, own) => ({
    params: { id: own.bankPayment },
    body: { parts: [{ invoice_id: invoicebase, amount: 1 }] },
  }),
  'bankFile.book': byId('bankFile', { body: { count: 1, amount: 100 } }),
  'bankFile.remove': byId('bankFile'),
  'companyBooks.months': byId('company'),
  'companyBooks.events': byId('company'),
  'companyBooks.check': byId('company'),
  'companyBooks.runCheck': byId('company'),
  'companyBooks.setRounding': byId('company', { body: { rounds_payments: true } }),
  'companyBooks.settings': byId('company'),
  'companyBooks.saveSettings': byId('company', { body: { accrues: true, accounts: [] } }),
  'companyBooks.costCentres': byId('company'),
  'companyBooks.saveCostCentre': ({ company, entity }) => ({
    params: { id: company, entityId: entity },
    body: { code: 'A1' },
  }),
  'companyBooks.saveCostCentre of a foreign house': ({ entity }, own) => ({
    params: { id: own.company, entityId: entity },
    body: { code: 'A1' },
  }),
  'companyBooks.lock': byId('company', { body: { through: '2026-10-31' } }),
  'companyBooks.unlock': byId('company', { body: { through: null, reason: 'Prov' } }),
  'vatReport.overview': byId('company', { query: { month: '2026-11', length: 'QUARTER' } }),
  'vatReport.sheet': byId('company', { query: { month: '2026-11', length: 'QUARTER' } }),
  'vatReport.invoices': byId('company', {
    query: { month: '2026-11', length: 'QUARTER', difference: 'CREDIT' },
  }),
  'ledger.ofTenant': byId('tenant'),
  'ledger.pdfOfTenant': byId('tenant'),
  'ledger.sheetOfTenant': byId('tenant'),
  'ledger.mailToTenant': byId('tenant', { body: { text: 'Hej' } }),
  'paymentPromise.listByInvoice': byId('invoicebase'),
  'paymentPromise.create': ({ invoicebase }) => ({ body: { invoice_id: invoicebase, note: 'Intrång' } }),
  'paymentPromise.withdraw': byId('paymentPromise'),
  'deposit.listByLease': byId('lease'),
  'deposit.listByTenant': byId('tenant'),
  'deposit.create': ({ lease }) => ({
    body: { lease_id: lease, amount: 1000, due_at: '2026-12-31', interest_rate: null },
  }),
  'deposit.invoices': byId('deposit'),
  'deposit.use': byId('deposit', { body: depositUse }),
  'deposit.use for a foreign invoice': ({ invoicebase }, own) => ({
    params: { id: own.deposit },
    body: { ...depositUse, invoice_id: invoicebase },
  }),
  'deposit.previewInterest': byId('deposit', { query: { day: '2026-11-20' } }),
  'deposit.addInterest': byId('deposit', { body: { day: '2026-11-20' } }),
  'deposit.repay': byId('deposit', { body: payout }),
  'deposit.undo': byId('depositEntry'),
  'deposit.settings': byId('company'),
  'deposit.saveSettings': byId('company', {
    body: { account: 2890, interest_account: 8429, cost_account: 3990 },
  }),
  'lateCharge.ofInvoice': byId('invoicebase'),
  'lateCharge.chargeInterest': ({ invoicebase }) => ({ body: { invoice_ids: [invoicebase] } }),
  'lateCharge.chargeCompensation': ({ invoicebase }) => ({ body: { invoice_id: invoicebase } }),
  'lateCharge.bill': ({ lateCharge }) => ({ body: { ids: [lateCharge] } }),
  'lateCharge.withdraw': byId('lateCharge', { body: { reason: 'Intrång' } }),
  'lateCharge.settings': byId('company'),
  'lateCharge.saveSettings': byId('company', { body: { billing: 'NEXT_INVOICE', min_interest: 0 } }),
  'referenceRate.remove': byId('referenceRate'),
  'reminder.saveSettings': byId('company', {
    body: { is_on: true, days_1: 7, days_2: null, days_3: null, fee: 60, fee_level: '1' },
  }),
  'reminder.check': ({ invoicebase }) => ({ body: { ids: [invoicebase] } }),
  'reminder.start': ({ invoicebase }) => ({ body: { ids: [invoicebase], company_id: null } }),
  'reminder.detail': byId('reminder'),
  'reminder.pdf': byId('reminder'),
  'reminder.send': byId('reminder'),
  'reminder.markSent': byId('reminder'),
  'reminder.remove': byId('reminder'),
  'reminder.ofInvoice': byId('invoicebase'),
  'reminder.setHold': byId('invoicebase', { body: noReminderHold }),
  'reminder.setHold with a foreign ticket': ({ ticket }, own) => ({
    params: { id: own.invoicebase },
    body: { ...noReminderHold, ticket_id: ticket },
  }),
  'reminder.putAside': ({ invoicebase }) => ({
    body: { ids: [invoicebase], until: '2099-12-01', note: null },
  }),
  'reminder.agreement': byId('lease'),
  'reminder.setAgreement': byId('lease', { body: { is_agreed: true } }),
  'payout.listByTenant': byId('tenant'),
  'payout.create': ({ tenant }) => ({ body: { ...payout, tenant_id: tenant } }),
  'payout.create with a foreign company': ({ company }, own) => ({
    body: { ...payout, tenant_id: own.tenant, company_id: company },
  }),
  'payout.undo': byId('payout'),
  'indexClause.ofLease': byId('lease'),
  'indexClause.save': byId('lease', { body: indexClause }),
  'indexClause.remove': byId('lease'),
  'indexValue.remove': byId('indexValue'),
  'indexRun.preview': ({ company }) => ({ query: { year: 2027, company_id: company } }),
  'indexRun.detail': byId('indexRun'),
  'indexRun.rows': byId('indexRun'),
  'indexRun.start': ({ lease }) => ({
    body: { year: 2027, excluded: [{ lease_id: lease, reason: 'Intrång' }] },
  }),
  'indexRun.undo': byId('indexRun'),
  'indexRun.mailLetters': byId('indexRun'),
  'indexRun.undoRow': byId('indexRunRow'),
  'indexRun.letter': byId('indexRunRow'),
  'indexRun.markLetterSent': byId('indexRunRow'),
  'writeOff.ofInvoice': byId('invoicebase'),
  'writeOff.create': ({ invoicebase }) => ({
    body: { invoice_id: invoicebase, day: '2026-11-20', reason: 'Konkurs' },
  }),
  'writeOff.undo': byId('invoicebase'),
  'credit.listByTenant': byId('tenant'),
  'credit.offset': byId('tenant', { body: { company_id: null } }),
  'credit.offset with a foreign company': ({ company }, own) => ({
    params: { id: own.tenant },
    body: { company_id: company },
  }),
  'proposedCredit.listByLease': byId('lease'),
  'proposedCredit.decide': byId('proposedCredit', { body: { decision: 'DISMISSED' } }),
  'receipt.listByLease': byId('lease'),
  'receipt.create': ({ lease }) => ({ body: { lease_id: lease, name: 'Nyckel', type: 'nyckel' } }),
  'receipt.markReturned': ({ quittance: receipt }) => ({ body: { id: receipt, return_date: '2026-11-20' } }),
  'receipt.pdf': byId('quittance'),
  'receipt.pdfOfDay': byId('lease', { query: { event: 'handout', day: '2026-11-20' } }),
  'agreement.listByLease': byId('lease'),
  'agreement.create': ({ lease }, own) => ({ body: { lease_id: lease, file_id: own.file, name: 'Intrång' } }),
  'agreement.renew': byId('agreement'),
  'agreement.remove': byId('agreement'),
  'agreement.previewTemplate': ({ lease }) => ({
    body: { lease_id: lease, kind: 'DWELLING', name: 'Intrång' },
  }),
  'agreement.createFromTemplate': ({ lease }) => ({
    body: { lease_id: lease, kind: 'DWELLING', name: 'Intrång' },
  }),
  'signing.detail': byId('agreement'),
  'signing.send': byId('agreement', { body: { parties: [{ name: 'Bo', email: 'bo@example.se' }] } }),
  'signing.remind': byId('agreement'),
  'signing.cancel': byId('agreement', { body: { reason: 'Ett intrång hos någon annan' } }),
  'integration.update': ({ integration }) => ({ body: { id: integration, description: 'Intrång' } }),
  'integration.remove': byId('integration'),
  'accountingSync.run': byId('integration'),
  'accountingSync.previewImport': byId('integration'),
  'accountingSync.linkCustomers': byId('integration', {
    body: { links: [{ tenant_id: 1, customer_id: '1' }] },
  }),
  'accountingSync.retryInvoice': byId('invoicebase'),
  'accountingSync.decide': byId('accountingDivergence', { body: { decision: 'KEEP' } }),
  'integration.previewRemoval': byId('integration'),
  'accounting.settings': byId('integration'),
  'accounting.updateAccounts': byId('integration', {
    body: { accounts: [{ tax_rate: 25, account_number: 3001 }] },
  }),
  'accounting.updateDimension': byId('integration', { body: { type: 'company', id: 1 } }),
  'accounting.updateDimension of a foreign company': ({ company }, own) => ({
    params: { id: own.integration },
    body: { type: 'company', id: company, cost_center: 'A' },
  }),
  'accounting.updateDimension of a foreign object': ({ entity: id }, own) => ({
    params: { id: own.integration },
    body: { type: 'entity', id, cost_center: 'A' },
  }),
  'fasdok.createCase': ({ lease }) => ({
    body: { lease_id: lease, organization_id: 'org-1', template_id: 'bostad', activeVersionNumber: 3 },
  }),
  'fasdok.sync': ({ lease }) => ({ body: { lease_id: lease } }),
  'invoice.listByLease': byId('lease'),
  'invoice.listByTenant': byId('tenant'),
  'invoice.detail': byId('invoicebase'),
  'invoice.createQuarterBridge': ({ lease }) => ({ body: { lease_id: lease } }),
  'invoice.create': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31' },
  }),
  'invoice.update': ({ invoicebase: invoice }) => ({ body: { id: invoice, status: 'READY' } }),
  'invoice.remove': byId('invoicebase'),
  'invoice.send': byId('invoicebase'),
  'invoiceBatch.approve': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceBatch.sendingPreview': ({ invoicebase: invoice }) => ({
    body: { ids: [invoice], action: 'RESEND' },
  }),
  'invoiceBatch.send': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceBatch.changeDueDate': ({ invoicebase: invoice }) => ({
    body: { ids: [invoice], due_at: '2027-01-04' },
  }),
  'invoiceBatch.pay': ({ invoicebase: invoice }) => ({ body: { ids: [invoice], paid_at: '2026-11-20' } }),
  'invoiceBatch.export': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceRow.create': ({ invoicebase: invoice }) => ({ body: { invoicebase_id: invoice, ...row } }),
  'invoiceRow.update': ({ invoiceRow }) => ({ body: { id: invoiceRow, ...row } }),
  'invoiceRow.remove': byId('invoiceRow'),
  'invoiceAction.generateManual': byId('invoicebase', { body: { reference: 'F-1' } }),
  'invoiceAction.pay': manualAction({ payment: 100 }),
  'invoiceAction.undoPayment': ({ invoicebase: invoice, payment }) => ({
    params: { type: 'manual', id: invoice, paymentId: payment },
  }),
  'invoiceAction.undoPayment on an own invoice': ({ payment }, own) => ({
    params: { type: 'manual', id: own.invoicebase, paymentId: payment },
  }),
  'invoiceAction.cancel': manualAction(),
  'invoiceAction.credit': manualAction(),
  'invoiceAction.creditPart': manualAction({ reason: 'Intrång', start: '2026-12-01', stop: '2026-12-10' }),
  'invoiceAction.previewCreditPart': manualAction({ start: '2026-12-01', stop: '2026-12-10' }),
  'invoiceAction.mail': manualAction(),
  'invoiceAction.bookkeep': manualAction(),
  'invoiceAction.generateFortnox': byId('invoicebase'),
  'invoiceAction.generateVisma': byId('invoicebase'),
  'invoiceAction.markSent': manualAction(),
  'invoiceAction.preview': manualAction(),
  'invoiceAction.changeDueDate': manualAction({ due_at: '2027-01-04' }),
  'addon.detail': byId('addon'),
  'addon.leases': byId('addon'),
  'addon.update': ({ addon: id }) => ({ body: { id, ...addon, update_leases: true } }),
  'addon.remove': byId('addon'),
  'leaseAddon.listByLease': byId('lease'),
  'leaseAddon.create': ({ lease }) => ({ body: { lease_id: lease, ...addon, start: '2026-11-20' } }),
  'leaseAddon.create from a foreign addon': ({ addon: addonId }, own) => ({
    body: { lease_id: own.lease, addon_id: addonId, start: '2026-11-20' },
  }),
  'leaseAddon.update': ({ leaseAddon }) => ({ body: { id: leaseAddon, ...addon, start: '2026-11-20' } }),
  'leaseAddon.remove': byId('leaseAddon'),
  'rentAdjustment.detail': byId('rentAdjustment'),
  'rentAdjustment.preview': ({ entity: entityId }) => ({ query: { entity_id: entityId, rate: 3 } }),
  'rentAdjustment.listEffects': byId('rentAdjustment'),
  'rentAdjustment.create': ({ entity: entityId }) => ({ body: { entity_id: entityId, rate: 3 } }),
  'rentAdjustment.update': ({ rentAdjustment: id }) => ({ body: { id, rate: 3 } }),
  'rentAdjustment.remove': byId('rentAdjustment'),
  'rentAdjustment.restore': byId('rentAdjustment'),
  'rentAdjustment.createSupplement': ({ rentAdjustment, lease }) => ({
    params: { id: rentAdjustment },
    body: { lease_id: lease },
  }),
  'unbilledPeriod.createInvoices': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31', mode: 'ONE' },
  }),
  'unbilledPeriod.markBilledElsewhere': ({ lease }) => ({ body: { until: '2026-10-31', lease_id: lease } }),
  'unbilledPeriod.markBilledElsewhere of a company': ({ company }) => ({
    body: { until: '2026-10-31', company_id: company },
  }),
  'unbilledPeriod.undoBilledElsewhere': byId('billedElsewhere'),
  'jobRun.detail': byId('jobRun'),
  'jobRun.items': byId('jobRun'),
  'jobRun.restart': byId('jobRun'),
  'statutoryInspection.facts': byId('entity'),
  'statutoryInspection.saveFacts': ({ entity: entityId }) => ({
    body: { entity_id: entityId, ventilation: 'F' },
  }),
  'statutoryInspection.detail': byId('inspectedEntity', { params: { kind: 'LIFT' } }),
  'statutoryInspection.register': ({ inspectedEntity: entityId }) => ({
    body: {
      ...{
        entity_id: entityId,
        kind: 'LIFT',
        performed_on: '2026-01-01',
        result: 'APPROVED',
        inspector_name: 'Eva',
      },
    },
  }),
  'statutoryInspection.saveInstallations': ({ inspectedEntity: entityId }) => ({
    body: {
      entity_id: entityId,
      kind: 'LIFT',
      installations: [{ id: null, name: 'Intrång', commissioned_on: null }],
    },
  }),
  'statutoryInspection.remove': byId('statutoryInspection'),
  'statutoryInspection.setInterval': ({ inspectedEntity: entityId }) => ({
    body: { entity_id: entityId, kind: 'LIFT', months: 6, reason: 'Intrång' },
  }),
  'statutoryInspection.resetInterval': byId('inspectedEntity', { params: { kind: 'LIFT' } }),
  'statutoryInspection.planActivity': ({ inspectedEntity: entityId }) => ({
    body: { entity_id: entityId, kind: 'LIFT', day: '2030-01-01' },
  }),
  'statutoryInspection.createTicket': byId('inspectionRemark'),
  'fieldWork.detail of an activity': ({ maintenance: id }) => ({ params: { type: 'maintenance', id } }),
  'fieldWork.detail of a ticket': ({ ticket: id }) => ({ params: { type: 'ticket', id } }),
  'ticket.listByEntity': byId('entity'),
  'ticket.listByTenant': byId('tenant'),
  'ticket.detail': byId('ticket'),
  'ticket.create': ({ entity: entityId }) => ({
    body: { entity_id: entityId, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.create for a tenant': ({ tenant }) => ({
    body: { tenant_id: tenant, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.update': ({ ticket }) => ({
    body: { id: ticket, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.create for an activity': ({ maintenance: maintenanceId }, { entity: entityId }) => ({
    body: {
      maintenance_id: maintenanceId,
      entity_id: entityId,
      subject: 'Ärende',
      type: 'INTERNAL',
      description: 'Text',
    },
  }),
  'ticket.plan': byId('ticket', { body: { day: '2030-01-01' } }),
  'ticket.remove': byId('ticket'),
  'ticket.resolve': byId('ticket'),
  'ticket.reopen': byId('ticket'),
  'ticket.comment': ({ ticket }) => ({ body: { ticket_id: ticket, comment: 'Hej' } }),
  'maintenance.detail': byId('maintenance'),
  'maintenance.create': ({ entity: entityId }) => ({ body: { entity_id: entityId, ...activity } }),
  'maintenance.create on a foreign company': ({ company: companyId }) => ({
    body: { company_id: companyId, ...activity },
  }),
  'maintenance.create from a foreign template': ({ maintenanceTemplate: templateId }, own) => ({
    body: { entity_id: own.entity, template_id: templateId },
  }),
  'maintenance.update': ({ maintenance: id }) => ({ body: { id, ...activity } }),
  'maintenance.remove': byId('maintenance'),
  'maintenance.start': byId('maintenance'),
  'maintenance.finish': byId('maintenance', { body: { note: 'Intrång' } }),
  'maintenance.cancel': byId('maintenance'),
  'maintenance.changeTask': ({ maintenanceTask: id }) => ({ body: { id, status: 'COMPLETE' } }),
  'maintenance.updateNote': ({ maintenance: id }) => ({ body: { id, note: 'Intrång' } }),
  'maintenanceTemplate.detail': byId('maintenanceTemplate'),
  'maintenanceTemplate.update': ({ maintenanceTemplate: id }) => ({ body: { id, ...activity, tasks: [] } }),
  'maintenanceTemplate.remove': byId('maintenanceTemplate'),
  'event.listByOwner': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'event.listByOwner of a lease': ({ lease: id }) => ({ params: { type: 'lease', id } }),
  'event.create': ({ entity: id }) => ({ body: { eventable_type: 'entity', eventable_id: id, ...note } }),
  'event.create on a lease': ({ lease: id }) => ({
    body: { eventable_type: 'lease', eventable_id: id, ...note },
  }),
  'event.update': ({ event: id }) => ({ body: { id, ...note } }),
  'event.remove': byId('event'),
  'tenantMessage.listTargetRecipients': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'tenantMessage.send': ({ company: id }) => ({
    params: { type: 'company', id },
    body: { subject: 'Hej', body: 'Hej [namn]' },
  }),
  'tenantMessage.send to a foreign tenant': ({ tenant: id }) => ({
    params: { type: 'tenant', id },
    body: { subject: 'Hej', body: 'Hej [namn]' },
  }),
  'tenantMessage.listByTarget': ({ lease: id }) => ({ params: { type: 'lease', id } }),
  'tenantMessage.detail': byId('tenantMessage'),
  'tenantMessage.recipients': byId('tenantMessage'),
  'tenantMessage.retry': byId('tenantMessage'),
  'tenantMessage.letters': byId('tenantMessage'),
  'file.listByOwner': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'file.upload to an activity': ({ maintenance: id }) => ({
    body: { fileable_type: 'maintenance', fileable_id: id },
  }),
  'file.link': byId('file'),
  'file.upload': ({ entity: id }) => ({ body: { fileable_type: 'entity', fileable_id: id } }),
  'file.update': ({ file }) => ({ body: { id: file, notice: 'Intrång' } }),
  'file.remove': byId('file'),
};

const calls = (noun: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${noun}.${name}`);

/** The calls that refer to no row of an account by its id, or whose rows another test tries: which, and why. */
const callsByReason: Readonly<Record<string, readonly string[]>> = {
  'It concerns the caller or the session only': [
    ...calls('session', 'login', 'register', 'refresh', 'logout', 'requestPasswordReset', 'resetPassword'),
    'session.terms',
    ...calls('session', 'me', 'updateMe', 'changePassword', 'requestEmailChange', 'resendVerification'),
    ...calls('preference', 'list', 'updateList'),
  ],
  'refresh.test.ts tries to end the session of another user': calls(
    'session',
    'sessions',
    'endSession',
    'endOtherSessions',
  ),
  'A secret token of a mail stands in place of an id': [
    ...calls('session', 'verify', 'invite', 'confirmEmailChange'),
    ...calls('tenantPortal', 'invite', 'activate'),
  ],
  'It concerns the whole business of the caller': [
    ...calls('statistics', 'business', 'badges'),
    'companyBooks.list',
    'reminder.settings',
    ...calls('membership', 'subscription', 'cancel', 'resume', 'invoice'),
    ...calls('business', 'detail', 'update', 'export'),
    ...calls('tenantPortal', 'config', 'updateConfig', 'status', 'inviteAll'),
    ...calls('onboarding', 'guide', 'progress', 'skip'),
    ...calls('notification', 'list', 'removeAll'),
    ...calls('user', 'list', 'listInvites', 'invite'),
    ...calls('accountingSync', 'divergenceCount', 'retryAll'),
    ...calls('rentAdjustment', 'listEntities', 'removeAllScheduled'),
    ...calls('indexValue', 'list'),
    ...calls('referenceRate', 'list'),
    ...calls('indexRun', 'list'),
    ...['economy.statistics', 'invoice.remarks', 'help.send', 'integration.list', 'integration.invoicing'],
  ],
  'It makes a row that belongs to no other': [
    ...['addon.create', 'company.create', 'indexValue.save', 'referenceRate.save'],
    ...['maintenanceTemplate.create', 'import.preview'],
  ],
  'It only describes the uploaded file': ['bankFile.columns'],
  'Its ids are filters, or optional: foreign-ids.test.ts tries them': [
    ...[
      'bankFile.list',
      'bankStatement.list',
      'deposit.list',
      'addon.list',
      'company.list',
      'tenant.list',
      'file.list',
      'rentAdjustment.list',
    ],
    ...calls('entity', 'list', 'listByType', 'tree'),
    ...calls('lease', 'list', 'listByState'),
    ...calls('invoice', 'list', 'sendAll'),
    ...['invoiceBatch.ids', 'ticket.list', 'fieldWork.list', 'jobRun.list', 'accountingSync.divergences'],
    ...calls('ledger', 'aged', 'agedSheet'),
    ...['voucher.list'],
    ...calls('reminder', 'list', 'preview', 'excluded'),
    ...calls('lateCharge', 'list', 'lateInvoices', 'lateInvoiceIds'),
    ...calls('maintenance', 'list', 'costs'),
    ...['maintenanceTemplate.list', 'economy.projectedIncome', 'forecast.list'],
    ...calls('unbilledPeriod', 'list', 'listBilledElsewhere', 'count'),
    ...calls('calendar', 'listMoves', 'listInspections'),
    ...calls('statutoryInspection', 'list', 'counts', 'years', 'plan', 'planPdf', 'planSheet'),
  ],
  'calendar.test.ts tries to read and revoke the feed of another user': calls(
    'calendar',
    'feed',
    'renewFeed',
    'revokeFeed',
    'openFeed',
  ),
  'notification.test.ts tries to mark the notifications of another user': ['notification.markAllRead'],
  'Announcements are for all businesses': calls(
    'announcement',
    'list',
    'seen',
    'dismiss',
    'listAll',
    'create',
    'remove',
  ),
  'accounting-login.test.ts tries the connection and the login of another, with a program that answers':
    calls('accounting', 'loginFortnox', 'loginVisma', 'chart', 'authenticateFortnox', 'authenticateVisma'),
  'fasdok.test.ts tries the ids of the service, which are texts, with those of another business': calls(
    'fasdok',
    'connect',
    'organizations',
    'templates',
    'casePdf',
  ),
  'It is the same for all accounts': ['entity.types', 'import.template'],
  'report-isolation.test.ts tries what reports find': [
    ...calls('report', 'models', 'relationships', 'fields', 'enumOptions', 'preview'),
    ...calls('reportExport', 'csv', 'xlsx', 'pdf', 'start', 'list'),
    ...calls('premadeReport', 'list', 'load'),
    ...calls('savedReport', 'list', 'recipients', 'create'),
  ],
  'search.test.ts finds no row of another account': ['search.find'],
  'A signed ticket of five minutes stands in place of an id': ['file.content'],
  'portal-isolation.test.ts tries them with the ids of other tenants': [
    ...Object.keys(portalCalls).map((name) => `portal.${name}`),
    'tenantPortal.landlord',
  ],
  'A browser sends it without an account': ['telemetry.report'],
  'A release belongs to no account': [
    ...calls('release', 'status', 'log', 'pin', 'override', 'live'),
    // A team with a release token calls these.
    ...calls('release', 'build', 'upload', 'seal', 'promote', 'rollback', 'stop', 'remove'),
  ],
};
export const callsWithoutRows: readonly string[] = Object.values(callsByReason).flat();
