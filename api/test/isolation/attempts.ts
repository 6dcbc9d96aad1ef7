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
  'quittance.ofLease': param('lease'),
  'quittance.create': ({ lease }) => ({ body: { lease_id: lease, name: 'Nyckel', type: 'nyckel' } }),
  'quittance.giveBack': ({ quittance }) => ({ body: { id: quittance, return_date: '2026-11-20' } }),
  'quittance.pdf': param('quittance'),
  'agreement.ofLease': param('lease'),
  'agreement.create': ({ lease }, own) => ({ body: { lease_id: lease, file_id: own.file, name: 'Intrång' } }),
  'agreement.remove': param('agreement'),
  'invoicebase.ofLease': param('lease'),
  'invoicebase.ofTenant': param('tenant'),
  'invoicebase.detail': param('invoicebase'),
  'invoicebase.create': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31' },
  }),
  'invoicebase.update': ({ invoicebase }) => ({ body: { id: invoicebase, status: 'READY' } }),
  'invoicebase.remove': param('invoicebase'),
  'invoicebase.send': param('invoicebase'),
  'noticebatch.approve': ({ invoicebase }) => ({ body: { ids: [invoicebase] } }),
  'noticebatch.send': ({ invoicebase }) => ({ body: { ids: [invoicebase] } }),
  'noticebatch.moveDueAt': ({ invoicebase }) => ({ body: { ids: [invoicebase], due_at: '2027-01-04' } }),
  'noticebatch.export': ({ invoicebase }) => ({ body: { ids: [invoicebase] } }),
  'invoicerow.create': ({ invoicebase }) => ({ body: { invoicebase_id: invoicebase, ...row } }),
  'invoicerow.update': ({ invoiceRow }) => ({ body: { id: invoiceRow, ...row } }),
  'invoicerow.remove': param('invoiceRow'),
  'invoice.generateManual': param('invoicebase', { body: {} }),
  'invoice.pay': manual({ payment: 100 }),
  'invoice.undoPayment': ({ invoicebase, payment }) => ({
    params: { type: 'manual', id: invoicebase, paymentId: payment },
  }),
  'invoice.undoPayment on an own notice': ({ payment }, own) => ({
    params: { type: 'manual', id: own.invoicebase, paymentId: payment },
  }),
  'invoice.cancel': manual(),
  'invoice.credit': manual(),
  'invoice.mail': manual(),
  'invoice.bookkeep': manual(),
  'invoice.generateFortnox': param('invoicebase'),
  'invoice.generateVisma': param('invoicebase'),
  'invoice.markSent': manual(),
  'invoice.preview': manual(),
  'invoice.moveDueAt': manual({ due_at: '2027-01-04' }),
  'addon.detail': param('addon'),
  'addon.leases': param('addon'),
  'addon.update': ({ addon: id }) => ({ body: { id, ...addon, update_leases: true } }),
  'addon.remove': param('addon'),
  'leaseaddon.ofLease': param('lease'),
  'leaseaddon.create': ({ lease }) => ({ body: { lease_id: lease, ...addon, start: '2026-11-20' } }),
  'leaseaddon.create from a foreign catalogue': ({ addon: addon_id }, own) => ({
    body: { lease_id: own.lease, addon_id, start: '2026-11-20' },
  }),
  'leaseaddon.update': ({ leaseAddon }) => ({ body: { id: leaseAddon, ...addon, start: '2026-11-20' } }),
  'leaseaddon.remove': param('leaseAddon'),
  'rentadjustment.detail': param('rentAdjustment'),
  'rentadjustment.preview': ({ entity: entity_id }) => ({ query: { entity_id, rate: 3 } }),
  'rentadjustment.effects': param('rentAdjustment'),
  'rentadjustment.create': ({ entity: entity_id }) => ({ body: { entity_id, rate: 3 } }),
  'rentadjustment.update': ({ rentAdjustment: id }) => ({ body: { id, rate: 3 } }),
  'rentadjustment.remove': param('rentAdjustment'),
  'rentadjustment.restore': param('rentAdjustment'),
  'rentadjustment.supplement': ({ rentAdjustment, lease }) => ({
    params: { id: rentAdjustment },
    body: { lease_id: lease },
  }),
  'economy.billUnbilled': ({ lease }) => ({
    body: { lease_id: lease, start: '2030-01-01', stop: '2030-01-31', mode: 'ONE' },
  }),
  'economy.billedElsewhere': ({ lease }) => ({ body: { until: '2026-10-31', lease_id: lease } }),
  'economy.billedElsewhere of a company': ({ company }) => ({
    body: { until: '2026-10-31', company_id: company },
  }),
  'economy.run': param('run'),
  'economy.runItems': param('run'),
  'economy.restartRun': param('run'),
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
  'file.update': ({ file }) => ({ body: { id: file, notice: 'Intrång' } }),
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
    'stats.billable',
    'stats.badges',
    'notification.list',
    'notification.clear',
    'economy.stats',
    'economy.projected',
    'economy.forecast',
    'economy.unbilled',
    'economy.unbilledCount',
    'economy.runs',
    'addon.list',
    'addon.create',
    'rentadjustment.list',
    'rentadjustment.entities',
    'rentadjustment.removeScheduled',
    'search.find',
    'noticebatch.ids',
    'invoicebase.remarks',
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
  ...['invoicebase.list', 'invoicebase.sendAll', 'ticket.list', 'file.list', 'file.content'],
  ...['models', 'relationships', 'fields', 'enumOptions', 'preview'].map((name) => `report.${name}`),
  ...['business', 'updateBusiness', 'portal'].map((name) => `setting.${name}`),
  'telemetry.report',
  ...['status', 'log', 'pin', 'override', 'live'].map((name) => `release.${name}`),
  // Of a team with a token of its own, and of no account.
  ...['build', 'upload', 'seal', 'promote', 'rollback', 'stop', 'remove'].map((name) => `release.${name}`),
];
