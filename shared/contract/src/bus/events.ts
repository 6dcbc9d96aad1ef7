type Id = number;

/** The events of the bus and their payloads: in the past tense, with ids only. Subscribers request the rest from the server. */
export interface Events {
  'company.created': { companyId: Id };
  'company.changed': { companyId: Id };
  'company.deleted': { companyId: Id };
  'entity.created': { entityId: Id };
  'entity.changed': { entityId: Id };
  'entity.deleted': { entityId: Id };
  'tenant.created': { tenantId: Id };
  'tenant.changed': { tenantId: Id };
  'tenant.deleted': { tenantId: Id };
  'tenantMessage.sent': { messageId: Id };
  'lease.created': { leaseId: Id; entityId: Id };
  'lease.changed': { leaseId: Id };
  'lease.ended': { leaseId: Id };
  'lease.restored': { leaseId: Id };
  'lease.deleted': { leaseId: Id };
  /** A file was imported: companies, objects, tenants and leases were created. */
  'import.completed': { importId: Id };
  'receipt.changed': { leaseId: Id };
  'agreement.changed': { leaseId: Id };
  /** Connected, changed or unlinked. */
  'integration.changed': Record<never, never>;
  'addon.created': { addonId: Id };
  'addon.changed': { addonId: Id };
  'addon.deleted': { addonId: Id };
  'leaseAddon.changed': { leaseId: Id };
  'rentAdjustment.scheduled': { rentAdjustmentId: Id };
  'rentAdjustment.executed': { rentAdjustmentId: Id };
  /** One scheduled adjustment, or all of them. */
  'rentAdjustment.deleted': Record<never, never>;
  /** The accounting program was synchronised, or a divergence was decided. */
  'accountingSync.changed': Record<never, never>;
  'invoice.created': { invoiceId: Id };
  'invoice.changed': { invoiceId: Id };
  'invoice.sent': { invoiceId: Id };
  'invoices.changed': Record<never, never>;
  'invoices.sent': Record<never, never>;
  'invoice.paid': { invoiceId: Id };
  'invoice.deleted': { invoiceId: Id };
  /** A bank file was uploaded or removed, or a choice was made for one of its payments. */
  'bankFile.changed': Record<never, never>;
  /** Payments of a bank file were registered on invoices. */
  'bankFile.booked': { bankFileId: Id };
  'unbilledPeriod.settled': Record<never, never>;
  'jobRun.started': { runId: Id };
  'jobRun.restarted': { runId: Id };
  'ticket.created': { ticketId: Id };
  'ticket.changed': { ticketId: Id };
  'ticket.deleted': { ticketId: Id };
  'maintenance.created': { maintenanceId: Id };
  'maintenance.changed': { maintenanceId: Id };
  'maintenance.deleted': { maintenanceId: Id };
  'maintenanceTemplate.created': { templateId: Id };
  'maintenanceTemplate.changed': { templateId: Id };
  'maintenanceTemplate.deleted': { templateId: Id };
  /** Facts, inspections, intervals or remarks of an object. */
  'inspection.changed': { entityId: Id };
  'event.changed': { eventId: Id };
  /** The user's own secret address of the calendar. */
  'calendarFeed.changed': Record<never, never>;
  'file.changed': Record<never, never>;
  'profile.changed': Record<never, never>;
  /** The user signed out another device, or all others. */
  'session.ended': Record<never, never>;
  'tenantPortal.changed': Record<never, never>;
  'business.changed': Record<never, never>;
  'membership.changed': Record<never, never>;
  'onboarding.changed': Record<never, never>;
  /** Users and invitations of the business. */
  'users.changed': Record<never, never>;
  /** The user's own exports. */
  'reportExports.changed': Record<never, never>;
  /** The user's own saved reports, or those that are shared in the business. */
  'savedReports.changed': Record<never, never>;
  'announcements.changed': Record<never, never>;
  'notifications.changed': Record<never, never>;
}
export type EventName = keyof Events;

/** A message on the bus: an event with its payload. */
export type BusEvent = { [N in EventName]: { readonly name: N; readonly payload: Events[N] } }[EventName];

export const busEvent = <N extends EventName>(name: N, payload: Events[N]) => ({ name, payload });
