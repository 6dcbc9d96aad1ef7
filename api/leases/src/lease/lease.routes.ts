import { problem, serve, serveReadOnly } from '@husrum/api-platform';
import { isLeaseFilter, leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { addExistingTenant, addNewTenant } from './add-tenant';
import { detachTenant } from './change-tenants';
import { createLease, createLeaseForTenant } from './create-lease';
import { readMissedAdjustments } from './find-missed-adjustments';
import { listLeases } from './lease-list.store';
import { readLease } from './read-lease';
import { readLeaseHistory } from './read-lease-history';
import { readRentVersions } from './read-rent-versions';

/**
 * The calls about leases that also read or change invoices are not served here: `invoice` serves `remove` and `previewEnding`, and
 * `proposed-credit` serves `update` and `changePrimaryTenant`. These folders may import `lease`, and `lease` may not import them.
 */
export const leaseRoutes = [
  serveReadOnly(leaseCalls.list, ({ query }, context) => listLeases(context, query)),
  serveReadOnly(leaseCalls.listByState, async ({ params: { state }, query }, context) => {
    if (!isLeaseFilter(state)) throw problem('notFound');
    return listLeases(context, query, state);
  }),
  serve(leaseCalls.detail, ({ params }, context) => readLease(context, params.id)),
  serve(leaseCalls.rentVersions, ({ params }, context) => readRentVersions(context, params.id)),
  serve(leaseCalls.missedAdjustments, ({ params, query }, context) =>
    readMissedAdjustments(context, params.id, query),
  ),
  serve(leaseCalls.events, ({ params }, context) => readLeaseHistory(context, params.id)),
  serve(leaseCalls.create, async ({ body }, context) =>
    readLease(context, (await createLease(context, body)).id),
  ),
  serve(leaseCalls.createForTenant, async ({ body: { lease, tenant, update_address } }, context) => {
    const command = { lease, tenantId: tenant.id, updatesAddress: update_address };
    return readLease(context, (await createLeaseForTenant(context, command)).id);
  }),
  serve(leaseCalls.detachTenant, ({ params }, context) => detachTenant(context, params.id, params.tenantId)),
  serve(leaseCalls.addTenant, ({ body }, context) =>
    addExistingTenant(context, { leaseId: body.lease_id, tenantId: body.tenant_id }),
  ),
  // It is served here and not by `tenant`: the new tenant may be added to a lease.
  serve(tenantCalls.create, ({ body: { lease_id, address, ...tenant } }, context) =>
    addNewTenant(context, { leaseId: lease_id, tenant, address }),
  ),
];
