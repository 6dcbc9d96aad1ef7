import { calls, isLeaseFilter } from '@husrum/contract';
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

const { lease } = calls;

export const leaseRoutes = [
  serve(lease.list, ({ query }, work) => leasePage(work, query)),
  serve(lease.listByState, async ({ params: { state }, query }, work) => {
    if (!isLeaseFilter(state)) throw problem('notFound');
    return leasePage(work, query, state);
  }),
  serve(lease.detail, ({ params }, work) => readLease(work, params.id)),
  serve(lease.terms, ({ params }, work) => readTerms(work, params.id)),
  serve(lease.events, ({ params }, work) => readEvents(work, params.id)),
  serve(lease.create, ({ body }, work) => createLease(work, body)),
  serve(lease.connect, ({ body }, work) => connectLease(work, body)),
  serve(lease.update, ({ body }, work) => updateLease(work, body)),
  serve(lease.remove, ({ params }, work) => removeLease(work, params.id)),
  serve(lease.makePrimary, ({ params, body }, work) => makePrimary(work, params.id, body.tenant_id)),
  serve(lease.detach, ({ params }, work) => detachTenant(work, params.id, params.tenantId)),
  serve(lease.addTenant, ({ body }, work) => addTenant(work, body)),
];
