// Connections to outside services.

export { connectionClaim } from './integration/connection-claim.store';
export {
  findIntegrationRecord,
  findServiceIntegration,
  listChoosableIntegrations,
  saveIntegration,
} from './integration/integration.store';
export { integrationTexts } from './integration/integration.texts';
export { recordSyncFailure, recordSyncSuccess } from './integration/integration-health';
export { connectService, readServiceCredentials } from './integration/service-connection';

// Tasks for accounting programs, in the order in which they are done.

export { DAILY_SYNC } from './accounting/accounting-schedule';
export {
  ACCOUNTING_TASKS_JOB,
  type AccountingTask,
  findShowingInvoiceId,
  isCleanupAfterCompanyChange,
} from './accounting/accounting-task.store';
export { accountingTasks } from './accounting/accounting-tasks';

// Invoices as accounting programs have them.

export {
  type AccountingInvoiceRecord,
  findCompanyIntegration,
} from './accounting/accounting-invoice.store';
export { accountingInvoices } from './accounting/accounting-invoices';

// Accounting programs of a business.

export { accountingTexts } from './accounting/accounting.texts';
export { type AccountingConnection, openAccountingConnection } from './accounting/accounting-connection';
export {
  findBookingAccounts,
  findInvoicingIntegration,
  removeDimensions,
} from './accounting/accounting-mapping.store';
export { removeIntegration } from './accounting/remove-integration';

// What it adds to the server.

export { part } from './part';
