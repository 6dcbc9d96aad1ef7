import type { Noun } from '../calls';
import type { EventName } from './events';

const portfolio = ['company', 'entity', 'search', 'stats', 'report', 'rentadjustment'] as const;
const tenancy = [
  'lease',
  'tenant',
  'entity',
  'search',
  'stats',
  'report',
  'economy',
  'addon',
  'rentadjustment',
] as const;
const money = ['invoicebase', 'lease', 'tenant', 'stats', 'economy', 'rentadjustment'] as const;
const terms = ['leaseaddon', 'addon', 'report', ...money] as const;
const plan = ['rentadjustment', 'economy', 'lease'] as const;

/** Which nouns' answers an event makes stale. The one place that knows. */
export const stale: Readonly<Record<EventName, readonly Noun[]>> = {
  'company.created': portfolio,
  'company.changed': [...portfolio, 'lease'],
  'company.deleted': [...portfolio, 'file'],
  'entity.created': portfolio,
  'entity.changed': [...portfolio, 'lease'],
  'entity.deleted': [...portfolio, 'file'],
  'tenant.created': tenancy,
  'tenant.changed': [...tenancy, 'invoicebase'],
  'tenant.deleted': tenancy,
  'lease.created': tenancy,
  'lease.changed': [...tenancy, 'invoicebase'],
  'lease.ended': tenancy,
  'lease.restored': tenancy,
  'lease.deleted': [...tenancy, 'invoicebase'],
  'quittance.changed': ['quittance', 'lease'],
  'agreement.changed': ['agreement', 'lease'],
  'addon.created': ['addon'],
  'addon.changed': terms,
  'addon.deleted': ['addon', 'leaseaddon'],
  'leaseaddon.changed': terms,
  'rentadjustment.scheduled': plan,
  'rentadjustment.executed': [...terms, 'entity'],
  'rentadjustment.deleted': plan,
  'invoice.created': money,
  'invoice.changed': money,
  'invoice.sent': money,
  'invoices.changed': money,
  'invoices.sent': money,
  'invoice.paid': money,
  'invoice.deleted': money,
  'unbilled.settled': ['economy', 'lease'],
  'run.started': ['economy'],
  'run.restarted': money,
  'ticket.created': ['ticket', 'entity', 'tenant', 'stats'],
  'ticket.changed': ['ticket', 'entity', 'tenant', 'stats'],
  'ticket.deleted': ['ticket', 'entity', 'tenant', 'stats'],
  'event.changed': ['event'],
  'file.changed': ['file'],
  'profile.changed': ['session'],
  'business.changed': ['session', 'setting'],
  'notifications.changed': ['notification'],
};
