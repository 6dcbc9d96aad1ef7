import { allCalls } from '../calls';
import { call, defineCalls } from '../core/call';
import type { Permission } from '../core/permission';
import { callPermission, mayCall } from './call-permission';
import { isPermitted, roles } from './role';

/** Every call that is not a plain read, by the permission that it needs. A new write must be added here. */
const writes: Readonly<Partial<Record<Permission, readonly string[]>>> = {
  'own.write': [
    'announcement.create',
    'announcement.dismiss',
    'announcement.remove',
    'announcement.seen',
    'calendar.renewFeed',
    'calendar.revokeFeed',
    'help.send',
    'notification.markRead',
    'notification.remove',
    'notification.removeAll',
    'onboarding.skip',
    'preference.updateList',
    'release.override',
    'release.pin',
    'reportExport.cancel',
    'reportExport.remove',
    'reportExport.retry',
    'savedReport.create',
    'savedReport.duplicate',
    'savedReport.remove',
    'savedReport.schedule',
    'savedReport.update',
    'savedReport.updateDefinition',
    'session.changePassword',
    'session.confirmEmailChange',
    'session.endOtherSessions',
    'session.endSession',
    'session.logout',
    'session.refresh',
    'session.requestEmailChange',
    'session.updateMe',
  ],
  'property.read': [
    'agreement.previewTemplate',
    'premadeReport.load',
    'report.fields',
    'report.preview',
    'reportExport.csv',
    'reportExport.pdf',
    'reportExport.start',
    'reportExport.xlsx',
  ],
  'property.write': [
    'agreement.create',
    'agreement.createFromTemplate',
    'agreement.remove',
    'company.create',
    'company.remove',
    'company.update',
    'entity.create',
    'entity.remove',
    'entity.removeArea',
    'entity.update',
    'fasdok.createCase',
    'lease.addTenant',
    'lease.changePrimaryTenant',
    'lease.create',
    'lease.createForTenant',
    'lease.detachTenant',
    'lease.remove',
    'lease.update',
    'maintenance.cancel',
    'maintenance.changeTask',
    'maintenance.create',
    'maintenance.finish',
    'maintenance.remove',
    'maintenance.start',
    'maintenance.update',
    'maintenance.updateNote',
    'maintenanceTemplate.create',
    'maintenanceTemplate.remove',
    'maintenanceTemplate.update',
    'receipt.create',
    'receipt.markReturned',
    'signing.cancel',
    'signing.remind',
    'signing.send',
    'statutoryInspection.createTicket',
    'statutoryInspection.planActivity',
    'statutoryInspection.register',
    'statutoryInspection.remove',
    'statutoryInspection.resetInterval',
    'statutoryInspection.saveFacts',
    'statutoryInspection.setInterval',
    'tenant.create',
    'tenant.remove',
    'ticket.comment',
    'ticket.create',
    'ticket.plan',
    'ticket.remove',
    'ticket.reopen',
    'ticket.resolve',
    'ticket.update',
  ],
  'contact.write': [
    'address.create',
    'address.makePrimary',
    'address.remove',
    'address.update',
    'event.create',
    'event.remove',
    'event.update',
    'file.remove',
    'file.update',
    'file.upload',
    'tenant.resendInvite',
    'tenant.update',
    'tenantMessage.retry',
    'tenantMessage.send',
    'tenantPortal.inviteAll',
  ],
  'economy.read': [
    'invoiceAction.preview',
    'invoiceAction.previewCreditPart',
    'invoiceBatch.export',
    'invoiceBatch.sendingPreview',
  ],
  'economy.write': [
    'addon.create',
    'addon.remove',
    'addon.update',
    'company.updateInvoicingConfig',
    'credit.offset',
    'invoice.create',
    'invoice.remove',
    'invoice.send',
    'invoice.sendAll',
    'invoice.update',
    'invoiceAction.bookkeep',
    'invoiceAction.cancel',
    'invoiceAction.changeDueDate',
    'invoiceAction.credit',
    'invoiceAction.creditPart',
    'invoiceAction.generateFortnox',
    'invoiceAction.generateManual',
    'invoiceAction.generateVisma',
    'invoiceAction.mail',
    'invoiceAction.markSent',
    'invoiceAction.pay',
    'invoiceAction.undoPayment',
    'invoiceBatch.approve',
    'invoiceBatch.changeDueDate',
    'invoiceBatch.send',
    'invoiceRow.create',
    'invoiceRow.remove',
    'invoiceRow.update',
    'jobRun.restart',
    'leaseAddon.create',
    'leaseAddon.remove',
    'leaseAddon.update',
    'proposedCredit.decide',
    'rentAdjustment.create',
    'rentAdjustment.createSupplement',
    'rentAdjustment.remove',
    'rentAdjustment.removeAllScheduled',
    'rentAdjustment.restore',
    'rentAdjustment.update',
    'tenant.createInFortnox',
    'unbilledPeriod.createInvoices',
    'unbilledPeriod.markBilledElsewhere',
  ],
  'administration.write': [
    'business.export',
    'business.update',
    'fasdok.connect',
    'integration.remove',
    'integration.update',
    'membership.cancel',
    'membership.invoice',
    'membership.resume',
    'membership.subscription',
    'tenantPortal.updateConfig',
    'user.changeRole',
    'user.invite',
    'user.remove',
    'user.resendInvite',
    'user.withdrawInvite',
  ],
};

test('every write is listed with its permission', () => {
  const found = allCalls
    .filter(({ call: { access } }) => access !== 'public' && access !== 'team')
    .map(({ noun, name, call: one }) => ({
      name: `${noun}.${name}`,
      permission: callPermission(one),
      isRead: one.method === 'GET',
    }))
    .filter(({ permission, isRead }) => !isRead || !permission.endsWith('.read'))
    .map(({ name, permission }) => `${permission} ${name}`);
  const listed = Object.entries(writes).flatMap(([permission, names = []]) =>
    names.map((name) => `${permission} ${name}`),
  );
  expect(found.sort()).toEqual(listed.sort());
});

test('only a POST that reads may need less than its noun', () => {
  const weaker = allCalls.filter(
    ({ call: { method, requires } }) => requires?.endsWith('.read') && method !== 'POST',
  );
  expect(weaker.map(({ noun, name }) => `${noun}.${name}`)).toEqual([]);
});

test.each([
  ['own.write', ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER']],
  ['property.read', ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER']],
  ['property.write', ['ADMINISTRATOR', 'MANAGER']],
  ['contact.write', ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT']],
  ['economy.write', ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT']],
  ['administration.read', ['ADMINISTRATOR', 'MANAGER', 'ACCOUNTANT', 'READER']],
  ['administration.write', ['ADMINISTRATOR']],
] as const)('%s is permitted to %j', (permission, expected) => {
  expect(roles.filter((role) => isPermitted(role, permission))).toEqual(expected);
});

test('a call without sign-in asks for no role, and one of an unknown noun is an error', () => {
  const open = call({ method: 'POST', path: '/api/open', summary: 'Öppet', access: 'public' });
  expect(mayCall('READER', open)).toBe(true);
  const { nowhere } = defineCalls('unknown', {
    nowhere: call({ method: 'POST', path: '/api/unknown', summary: 'Okänt' }),
  });
  expect(() => mayCall('READER', nowhere)).toThrow('unknown has no area');
});
