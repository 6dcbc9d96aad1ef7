import type { OwnedIds } from './owned-rows';

export interface Attempt {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}
type Make = (theirs: OwnedIds, own: OwnedIds) => Attempt;

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

const param =
  (kind: keyof OwnedIds, more: Attempt = {}): Make =>
  (theirs) => ({ ...more, params: { ...more.params, id: theirs[kind] } });
const manual = (body?: Attempt['body']): Make => param('invoicebase', { params: { type: 'manual' }, body });

/** For every call that names a row: the call made with somebody else's id, everything else being right. */
export const attempts: Readonly<Record<string, Make>> = {
  'notification.remove': param('notification'),
  'notification.read': param('notification'),
  'company.detail': param('company'),
  'company.update': ({ company }) => ({
    body: { id: company, name: 'Intrång AB', organisation_number: '559999-0016', ...place },
  }),
  'company.remove': param('company'),
  'company.invoicing': param('company'),
  'company.updateInvoicing': param('company', { body: invoicing }),
  'entity.detail': param('entity'),
  'entity.children': param('entity'),
  'entity.create': ({ company }) => ({ body: { ...entity, company_id: company } }),
  'entity.create under an object': ({ entity: parent_id }) => ({ body: { ...entity, parent_id } }),
  'entity.update': ({ entity: id }, own) => ({ body: { ...entity, id, company_id: own.company } }),
  'entity.remove': param('entity'),
  'tenant.detail': param('tenant'),
  'tenant.create': ({ lease }) => ({ body: { ...person, lease_id: lease } }),
  'tenant.update': ({ tenant }) => ({ body: { id: tenant, ...person } }),
  'tenant.remove': param('tenant'),
  'tenant.resend': param('tenant'),
  'tenant.createInFortnox': param('tenant'),
  'address.create': ({ tenant }) => ({ body: { tenant_id: tenant, type: 'BILLING', ...place } }),
  'address.update': ({ address }) => ({ body: { id: address, ...place } }),
  'address.remove': param('address'),
  'address.makePrimary': ({ tenant, address }) => ({
    params: { tenantId: tenant },
    body: { address_id: address },
  }),
  'address.makePrimary of an own tenant': ({ address }, own) => ({
    params: { tenantId: own.tenant },
    body: { address_id: address },
  }),
  'lease.detail': param('lease'),
  'lease.terms': param('lease'),
  'lease.events': param('lease'),
  'lease.ending': param('lease', { query: { stop: '2027-12-10' } }),
  'lease.create': ({ entity: entity_id }) => ({
    body: { lease: { entity_id, ...terms }, tenant: person, address: place },
  }),
  'lease.connect': ({ tenant }, own) => ({
    body: { lease: { entity_id: own.entity, ...terms }, tenant: { id: tenant } },
  }),
  'lease.update': ({ lease }) => ({ body: { id: lease, ...terms } }),
  'lease.remove': param('lease'),
  'lease.makePrimary': ({ lease, tenant }) => ({ params: { id: lease }, body: { tenant_id: tenant } }),
  'lease.makePrimary with a foreign tenant': ({ tenant }, own) => ({
    params: { id: own.lease },
    body: { tenant_id: tenant },
  }),
  'lease.detach': ({ lease, tenant }) => ({ params: { id: lease, tenantId: tenant } }),
  'lease.addTenant': ({ lease }, own) => ({ body: { lease_id: lease, tenant_id: own.tenant } }),
  'lease.addTenant with a foreign tenant': ({ tenant }, own) => ({
    body: { lease_id: own.lease, tenant_id: tenant },
  }),
  'receipt.ofLease': param('lease'),
  'receipt.create': ({ lease }) => ({ body: { lease_id: lease, name: 'Nyckel', type: 'nyckel' } }),
  'receipt.giveBack': ({ quittance: receipt }) => ({ body: { id: receipt, return_date: '2026-11-20' } }),
  'receipt.pdf': param('quittance'),
  'agreement.ofLease': param('lease'),
  'agreement.create': ({ lease }, own) => ({ body: { lease_id: lease, file_id: own.file, name: 'Intrång' } }),
  'agreement.remove': param('agreement'),
  'invoice.ofLease': param('lease'),
  'invoice.ofTenant': param('tenant'),
  'invoice.detail': param('invoicebase'),
  'invoice.create': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31' },
  }),
  'invoice.update': ({ invoicebase: invoice }) => ({ body: { id: invoice, status: 'READY' } }),
  'invoice.remove': param('invoicebase'),
  'invoice.send': param('invoicebase'),
  'invoiceBatch.approve': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceBatch.send': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceBatch.moveDueAt': ({ invoicebase: invoice }) => ({
    body: { ids: [invoice], due_at: '2027-01-04' },
  }),
  'invoiceBatch.export': ({ invoicebase: invoice }) => ({ body: { ids: [invoice] } }),
  'invoiceRow.create': ({ invoicebase: invoice }) => ({ body: { invoicebase_id: invoice, ...row } }),
  'invoiceRow.update': ({ invoiceRow }) => ({ body: { id: invoiceRow, ...row } }),
  'invoiceRow.remove': param('invoiceRow'),
  'invoiceAction.generateManual': param('invoicebase', { body: {} }),
  'invoiceAction.pay': manual({ payment: 100 }),
  'invoiceAction.undoPayment': ({ invoicebase: invoice, payment }) => ({
    params: { type: 'manual', id: invoice, paymentId: payment },
  }),
  'invoice.undoPayment on an own notice': ({ payment }, own) => ({
    params: { type: 'manual', id: own.invoicebase, paymentId: payment },
  }),
  'invoiceAction.cancel': manual(),
  'invoiceAction.credit': manual(),
  'invoiceAction.mail': manual(),
  'invoiceAction.bookkeep': manual(),
  'invoiceAction.generateFortnox': param('invoicebase'),
  'invoiceAction.generateVisma': param('invoicebase'),
  'invoiceAction.markSent': manual(),
  'invoiceAction.preview': manual(),
  'invoiceAction.moveDueAt': manual({ due_at: '2027-01-04' }),
  'addon.detail': param('addon'),
  'addon.leases': param('addon'),
  'addon.update': ({ addon: id }) => ({ body: { id, ...addon, update_leases: true } }),
  'addon.remove': param('addon'),
  'leaseAddon.ofLease': param('lease'),
  'leaseAddon.create': ({ lease }) => ({ body: { lease_id: lease, ...addon, start: '2026-11-20' } }),
  'leaseaddon.create from a foreign catalogue': ({ addon: addon_id }, own) => ({
    body: { lease_id: own.lease, addon_id, start: '2026-11-20' },
  }),
  'leaseAddon.update': ({ leaseAddon }) => ({ body: { id: leaseAddon, ...addon, start: '2026-11-20' } }),
  'leaseAddon.remove': param('leaseAddon'),
  'rentAdjustment.detail': param('rentAdjustment'),
  'rentAdjustment.preview': ({ entity: entity_id }) => ({ query: { entity_id, rate: 3 } }),
  'rentAdjustment.effects': param('rentAdjustment'),
  'rentAdjustment.create': ({ entity: entity_id }) => ({ body: { entity_id, rate: 3 } }),
  'rentAdjustment.update': ({ rentAdjustment: id }) => ({ body: { id, rate: 3 } }),
  'rentAdjustment.remove': param('rentAdjustment'),
  'rentAdjustment.restore': param('rentAdjustment'),
  'rentAdjustment.supplement': ({ rentAdjustment, lease }) => ({
    params: { id: rentAdjustment },
    body: { lease_id: lease },
  }),
  'unbilledPeriod.createInvoices': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31', mode: 'ONE' },
  }),
  'unbilledPeriod.markBilledElsewhere': ({ lease }) => ({ body: { until: '2026-10-31', lease_id: lease } }),
  'economy.billedElsewhere of a company': ({ company }) => ({
    body: { until: '2026-10-31', company_id: company },
  }),
  'jobRun.detail': param('run'),
  'jobRun.items': param('run'),
  'jobRun.restart': param('run'),
  'ticket.ofEntity': param('entity'),
  'ticket.ofTenant': param('tenant'),
  'ticket.detail': param('ticket'),
  'ticket.create': ({ entity: entity_id }) => ({
    body: { entity_id, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.create for a tenant': ({ tenant }) => ({
    body: { tenant_id: tenant, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.update': ({ ticket }) => ({
    body: { id: ticket, subject: 'Ärende', type: 'INTERNAL', description: 'Text' },
  }),
  'ticket.remove': param('ticket'),
  'ticket.resolve': param('ticket'),
  'ticket.open': param('ticket'),
  'ticket.comment': ({ ticket }) => ({ body: { ticket_id: ticket, comment: 'Hej' } }),
  'event.of': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'event.of a lease': ({ lease: id }) => ({ params: { type: 'lease', id } }),
  'event.create': ({ entity: id }) => ({ body: { eventable_type: 'entity', eventable_id: id, ...note } }),
  'event.create on a lease': ({ lease: id }) => ({
    body: { eventable_type: 'lease', eventable_id: id, ...note },
  }),
  'event.update': ({ event: id }) => ({ body: { id, ...note } }),
  'event.remove': param('event'),
  'file.of': ({ entity: id }) => ({ params: { type: 'entity', id } }),
  'file.link': param('file'),
  'file.upload': ({ entity: id }) => ({ body: { fileable_type: 'entity', fileable_id: id } }),
  'file.update': ({ file }) => ({ body: { id: file, invoice: 'Intrång' } }),
  'file.remove': param('file'),
};

/** Calls that name no row of an account. */
export const withoutRows: readonly string[] = [
  ...[
    'login',
    'register',
    'verify',
    'refresh',
    'logout',
    'invite',
    'forgot',
    'reset',
    'me',
    'updateMe',
    'changePassword',
    'requestEmail',
    'confirmEmail',
  ].map((name) => `session.${name}`),
  ...[
    'statistics.billable',
    'statistics.badges',
    'notification.list',
    'notification.clear',
    'economy.stats',
    'economy.projected',
    'forecast.list',
    'unbilledPeriod.list',
    'unbilledPeriod.count',
    'jobRun.list',
    'addon.list',
    'addon.create',
    'rentAdjustment.list',
    'rentAdjustment.entities',
    'rentAdjustment.removeScheduled',
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
  ...['business', 'updateBusiness', 'portal'].map((name) => `setting.${name}`),
  'telemetry.report',
  ...['status', 'log', 'pin', 'override', 'live'].map((name) => `release.${name}`),
  // Of a team with a token of its own, and of no account.
  ...['build', 'upload', 'seal', 'promote', 'rollback', 'stop', 'remove'].map((name) => `release.${name}`),
];
