export { createAgreement } from './agreement/create-agreement';
export { addExistingTenant, addNewTenant } from './lease/add-tenant';
export { createLease, createLeaseForTenant } from './lease/create-lease';
export { createLeaseFixture, makeLeaseInput, toUpdateBody } from './lease/lease.test-data';
export { formatRent } from './lease/lease-event.texts';
export { computeLeaseState } from './lease/lease-row.rules';
export { createReceipt } from './receipt/create-receipt';
export { returnReceipt } from './receipt/return-receipt';
export { makeIdentifier, makeTenantInput, testAddress } from './tenant/tenant.test-data';
