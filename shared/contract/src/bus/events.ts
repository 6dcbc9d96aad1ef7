type Id = number;

/** The events of the bus and their payloads. Names are in the past tense, payloads contain ids only: subscribers refetch the data. */
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
  /** An integration was connected, changed or removed. */
  'integration.changed': Record<never, never>;
  'addon.created': { addonId: Id };
  'addon.changed': { addonId: Id };
  'addon.deleted': { addonId: Id };
  'leaseAddon.changed': { leaseId: Id };
  'rentAdjustment.scheduled': { rentAdjustmentId: Id };
  'rentAdjustment.executed': { rentAdjustmentId: Id };
  /** One scheduled rent adjustment was removed, or all of them. */
  'rentAdjustment.deleted': Record<never, never>;
  /** The accounting program was synchronised, or a divergence was decided. */
  'accountingSync.changed': Record<never, never>;
  'invoice.created': { invoiceId: Id };
  'invoice.changed': { invoiceId: Id };
  'invoice.sent': { invoiceId: Id };
  /** An action changed invoices without naming them one by one. */
  'invoices.changed': Record<never, never>;
  /** A job run that mails invoices has finished. */
  'invoices.sent': Record<never, never>;
  'invoice.paid': { invoiceId: Id };
  'invoice.deleted': { invoiceId: Id };
  /** Reference rates, or how companies charge late tenants, changed. */
  'lateCharges.changed': Record<never, never>;
  /** Reminders were written, sent or removed, or an invoice was left out of them. */
  'reminder.changed': Record<never, never>;
  /** When a company reminds was changed, or whether the fee is agreed in a lease. */
  'reminderSettings.changed': Record<never, never>;
  /** Months of a company were locked or unlocked, or its books were exported. */
  'companyBooks.changed': { companyId: Id };
  /** A bank file was uploaded or removed, or a choice was made for one of its payments. */
  'bankFile.changed': Record<never, never>;
  /** Payments of a bank file were registered on invoices. */
  'bankFile.booked': { bankFileId: Id };
  /** The index clause of a lease was changed or removed. */
  'indexClause.changed': { leaseId: Id };
  /** An index number was typed or removed. */
  'indexValue.changed': Record<never, never>;
  /** A run of index clauses was started, went on or was undone, or its letters were sent. */
  'indexRun.changed': Record<never, never>;
  /** Invoices were created for unbilled periods, or the periods were marked as billed elsewhere. */
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
  /** Something about the statutory inspections of an object was changed: facts, inspections, intervals or remarks. */
  'inspection.changed': { entityId: Id };
  'event.changed': { eventId: Id };
  /** The secret address of the user's own calendar feed was renewed or revoked. */
  'calendarFeed.changed': Record<never, never>;
  'file.changed': Record<never, never>;
  'profile.changed': Record<never, never>;
  /** The user signed out another device, or all other devices. */
  'session.ended': Record<never, never>;
  'tenantPortal.changed': Record<never, never>;
  'business.changed': Record<never, never>;
  'membership.changed': Record<never, never>;
  'onboarding.changed': Record<never, never>;
  /** Users or invitations of the business were added, changed or removed. */
  'users.changed': Record<never, never>;
  /** The user's own report exports were started, cancelled, retried or removed. */
  'reportExports.changed': Record<never, never>;
  /** Saved reports were changed: the user's own, or those that are shared in the business. */
  'savedReports.changed': Record<never, never>;
  'announcements.changed': Record<never, never>;
  'notifications.changed': Record<never, never>;
}
export type EventName = keyof Events;

/** A message on the bus: an event with its payload. */
export type BusEvent = { [N in EventName]: { readonly name: N; readonly payload: Events[N] } }[EventName];

export const busEvent = <N extends EventName>(name: N, payload: Events[N]) => ({ name, payload });
