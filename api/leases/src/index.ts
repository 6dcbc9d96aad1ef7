// Documents that tenants get.

export { defineDocument } from './document/define-document';
export { type Letter, renderLetters } from './document/letter-pdf';
export type { PreparedDocument } from './document/prepare-documents';
export { readPdf } from './document/read-pdf';

// Leases.

export { changePrimaryTenant } from './lease/change-tenants';
export { createLeases } from './lease/create-leases';
export { invoicingProgress } from './lease/invoicing-progress.store';
export { lockLease } from './lease/lease.store';
export { leaseTexts } from './lease/lease.texts';
export { leaseArchive } from './lease/lease-archive.store';
export { insertLeaseEvent } from './lease/lease-event.store';
export { leaseFacts } from './lease/lease-row.rules';
export { previewNextMonth } from './lease/preview-next-month';
export { removeLease } from './lease/remove-lease';
export { toTaxedVersion } from './lease/rent-version.store';
export { saveRentVersions } from './lease/rent-version-bulk.store';
export { listScheduledAdjustments } from './lease/scheduled-adjustment.store';
export { selectLeases } from './lease/select-leases.store';
export { updateLease } from './lease/update-lease';

// Tenants.

export { endAutogiro, registerAutogiro } from './tenant/change-autogiro';
export { listCredits } from './tenant/credit.store';
export { customerNumbers } from './tenant/customer-number.store';
export { readTenant } from './tenant/read-tenant';
export { findAutogiroFrom } from './tenant/tenant.store';
export { tenantTexts } from './tenant/tenant.texts';
export { insertTenants } from './tenant/tenant-bulk.store';

// Messages to tenants.

export { sendMessage } from './tenant-message/send-message';

// Accounts of tenants in the portal.

export { savePortalPassword } from './tenant-portal/portal-invite.store';
export { findPortalRecipient, selectUsableAccounts } from './tenant-portal/usable-account.store';

// What it adds to the server.

export { part } from './part';
