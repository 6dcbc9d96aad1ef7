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
  serve(leaseCalls.list, ({ query }, work) => leasePage(work, query)),
  serve(leaseCalls.listByState, async ({ params: { state }, query }, work) => {
    if (!isLeaseFilter(state)) throw problem('notFound');
    return leasePage(work, query, state);
  }),
  serve(leaseCalls.detail, ({ params }, work) => readLease(work, params.id)),
  serve(leaseCalls.terms, ({ params }, work) => readTerms(work, params.id)),
  serve(leaseCalls.events, ({ params }, work) => readEvents(work, params.id)),
  serve(leaseCalls.create, ({ body }, work) => createLease(work, body)),
  serve(leaseCalls.connect, ({ body }, work) => connectLease(work, body)),
  serve(leaseCalls.update, ({ body }, work) => updateLease(work, body)),
  serve(leaseCalls.remove, ({ params }, work) => removeLease(work, params.id)),
  serve(leaseCalls.makePrimary, ({ params, body }, work) => makePrimary(work, params.id, body.tenant_id)),
  serve(leaseCalls.detach, ({ params }, work) => detachTenant(work, params.id, params.tenantId)),
  serve(leaseCalls.addTenant, ({ body }, work) => addTenant(work, body)),
];
