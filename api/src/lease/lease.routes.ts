import { isLeaseFilter, leaseCalls } from '@husrum/contract/lease';
import { problem } from '../platform/errors';
import { serve } from '../platform/http';
import { addTenant } from './attach-tenant';
import { detachTenant, makePrimary } from './change-tenants';
import { connectLease, createLease } from './create-lease';
import { leasePage } from './lease-list.store';
import { readEvents } from './read-events';
import { readLease } from './read-lease';
import { readTerms } from './read-terms';
import { removeLease } from './remove-lease';
import { updateLease } from './update-lease';

export const leaseRoutes = [
  serve(leaseCalls.list, ({ query }, context) => leasePage(context, query)),
  serve(leaseCalls.listByState, async ({ params: { state }, query }, context) => {
    if (!isLeaseFilter(state)) throw problem('notFound');
    return leasePage(context, query, state);
  }),
  serve(leaseCalls.detail, ({ params }, context) => readLease(context, params.id)),
  serve(leaseCalls.terms, ({ params }, context) => readTerms(context, params.id)),
  serve(leaseCalls.events, ({ params }, context) => readEvents(context, params.id)),
  serve(leaseCalls.create, ({ body }, context) => createLease(context, body)),
  serve(leaseCalls.connect, ({ body }, context) => connectLease(context, body)),
  serve(leaseCalls.update, ({ body }, context) => updateLease(context, body)),
  serve(leaseCalls.remove, ({ params }, context) => removeLease(context, params.id)),
  serve(leaseCalls.makePrimary, ({ params, body }, context) =>
    makePrimary(context, params.id, body.tenant_id),
  ),
  serve(leaseCalls.detach, ({ params }, context) => detachTenant(context, params.id, params.tenantId)),
  serve(leaseCalls.addTenant, ({ body }, context) => addTenant(context, body)),
];
