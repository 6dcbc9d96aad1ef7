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
const note = { title: 'Intrång', type: 'INFO' };
const row = { name: 'Rad', quantity: 1, fee: 100, tax_rate: 25 };

const byId =
  (kind: keyof OwnedIds, more: Attempt = {}): MakeAttempt =>
  (theirs) => ({ ...more, params: { ...more.params, id: theirs[kind] } });
const manualAction = (body?: Attempt['body']): MakeAttempt =>
  byId('invoicebase', { params: { type: 'manual' }, body });

/** For every call that refers to a row: an otherwise valid input with the id of another account's row. */
export const attempts: Readonly<Record<string, MakeAttempt>> = {
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
  'entity.detail': byId('entity'),
  'entity.children': byId('entity'),
  'entity.create': ({ company }) => ({ body: { ...entity, company_id: company } }),
  'entity.create under an object': ({ entity: parent_id }) => ({ body: { ...entity, parent_id } }),
  'entity.update': ({ entity: id }, own) => ({ body: { ...entity, id, company_id: own.company } }),
  'entity.removeArea': ({ entity: id, areaVersion }) => ({ params: { id, areaId: areaVersion } }),
  'entity.removeArea on an own object': ({ areaVersion }, own) => ({
    params: { id: own.entity, areaId: areaVersion },
  }),
  'entity.remove': byId('entity'),
  'tenant.detail': byId('tenant'),
  'tenant.create': ({ lease }) => ({ body: { ...person, lease_id: lease } }),
  'tenant.update': ({ tenant }) => ({ body: { id: tenant, ...person } }),
  'tenant.remove': byId('tenant'),
  'tenant.resendInvite': byId('tenant'),
  'tenant.createInFortnox': byId('tenant'),
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
  'lease.previewEnding': byId('lease', { query: { stop: '2027-12-10' } }),
  'lease.create': ({ entity: entity_id }) => ({
    body: { lease: { entity_id, ...terms }, tenant: person, address: place },
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
  'credit.listByTenant': byId('tenant'),
  'credit.offset': byId('tenant', { body: {} }),
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
  'agreement.listByLease': byId('lease'),
  'agreement.create': ({ lease }, own) => ({ body: { lease_id: lease, file_id: own.file, name: 'Intrång' } }),
  'agreement.remove': byId('agreement'),
  'invoice.listByLease': byId('lease'),
  'invoice.listByTenant': byId('tenant'),
  'invoice.detail': byId('invoicebase'),
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
  'invoiceBatch.export': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceRow.create': ({ invoicebase: invoice }) => ({ body: { invoicebase_id: invoice, ...row } }),
  'invoiceRow.update': ({ invoiceRow }) => ({ body: { id: invoiceRow, ...row } }),
  'invoiceRow.remove': byId('invoiceRow'),
  'invoiceAction.generateManual': byId('invoicebase', { body: {} }),
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
  'invoiceAction.previewCreditPart': manualAction({}),
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
  'leaseAddon.create from a foreign addon': ({ addon: addon_id }, own) => ({
    body: { lease_id: own.lease, addon_id, start: '2026-11-20' },
  }),
  'leaseAddon.update': ({ leaseAddon }) => ({ body: { id: leaseAddon, ...addon, start: '2026-11-20' } }),
  'leaseAddon.remove': byId('leaseAddon'),
  'rentAdjustment.detail': byId('rentAdjustment'),
  'rentAdjustment.preview': ({ entity: entity_id }) => ({ query: { entity_id, rate: 3 } }),
  'rentAdjustment.listEffects': byId('rentAdjustment'),
  'rentAdjustment.create': ({ entity: entity_id }) => ({ body: { entity_id, rate: 3 } }),
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
  'jobRun.detail': byId('run'),
  'jobRun.items': byId('run'),
  'jobRun.restart': byId('run'),
  'ticket.listByEntity': byId('entity'),
  'ticket.listByTenant': byId('tenant'),
  'ticket.detail': byId('ticket'),
  'ticket.create': ({ entity: entity_id }) => ({
    body: { entity_id, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.create for a tenant': ({ tenant }) => ({
    body: { tenant_id: tenant, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.update': ({ ticket }) => ({
    body: { id: ticket, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.remove': byId('ticket'),
  'ticket.resolve': byId('ticket'),
  'ticket.reopen': byId('ticket'),
  'ticket.comment': ({ ticket }) => ({ body: { ticket_id: ticket, comment: 'Hej' } }),
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
  'file.listByOwner': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'file.link': byId('file'),
  'file.upload': ({ entity: id }) => ({ body: { fileable_type: 'entity', fileable_id: id } }),
  'file.update': ({ file }) => ({ body: { id: file, notice: 'Intrång' } }),
  'file.remove': byId('file'),
};

/** Calls that refer to no row of an account. */
export const callsWithoutRows: readonly string[] = [
  ...[
    'login',
    'register',
    'verify',
    'refresh',
    'logout',
    'invite',
    'requestPasswordReset',
    'resetPassword',
    'me',
    'updateMe',
    'changePassword',
    'requestEmailChange',
    'confirmEmailChange',
    'resendVerification',
    // A session belongs to a user; refresh.test.ts tries to end another user's.
    'sessions',
    'endSession',
    'endOtherSessions',
  ].map((name) => `session.${name}`),
  ...[
    'statistics.business',
    'statistics.badges',
    'membership.subscription',
    'membership.cancel',
    'membership.resume',
    'membership.invoice',
    'business.export',
    'announcement.list',
    'announcement.seen',
    'announcement.dismiss',
    'announcement.listAll',
    'announcement.create',
    'announcement.remove',
    'onboarding.guide',
    'onboarding.progress',
    'onboarding.skip',
    'help.send',
    'notification.list',
    'notification.removeAll',
    'economy.statistics',
    'economy.projectedIncome',
    'forecast.list',
    'unbilledPeriod.list',
    'unbilledPeriod.count',
    'jobRun.list',
    'addon.list',
    'addon.create',
    'rentAdjustment.list',
    'rentAdjustment.listEntities',
    'rentAdjustment.removeAllScheduled',
    'search.find',
    'invoiceBatch.ids',
    'invoice.remarks',
    'preference.list',
    'preference.updateList',
  ],
  ...[
    'company.list',
    'company.create',
    'entity.list',
    'entity.listByType',
    'entity.types',
    'tenant.list',
    'lease.list',
    'lease.listByState',
  ],
  ...['invoice.list', 'invoice.sendAll', 'ticket.list', 'file.list', 'file.content'],
  ...['models', 'relationships', 'fields', 'enumOptions', 'preview'].map((name) => `report.${name}`),
  ...['user.list', 'user.listInvites', 'user.invite'],
  ...[
    'business.detail',
    'business.update',
    'tenantPortal.config',
    'tenantPortal.updateConfig',
    'tenantPortal.status',
    'tenantPortal.inviteAll',
  ],
  ...['tenantPortal.landlord', 'tenantPortal.invite', 'tenantPortal.activate'],
  'telemetry.report',
  ...['status', 'log', 'pin', 'override', 'live'].map((name) => `release.${name}`),
  // Called by a team with a release token, not by an account.
  ...['build', 'upload', 'seal', 'promote', 'rollback', 'stop', 'remove'].map((name) => `release.${name}`),
];
