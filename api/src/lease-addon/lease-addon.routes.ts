import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addLeaseAddon, endLeaseAddon, updateLeaseAddon } from './change-addon';
import { hasLease, leaseAddonPage } from './lease-addon.store';

export const leaseAddonRoutes: readonly Route[] = [
  serve(leaseAddonCalls.ofLease, async ({ params, query }, work) => {
    if (!(await hasLease(work.tx, params.id))) throw problem('notFound');
    return leaseAddonPage(work, params.id, query);
  }),
  serve(leaseAddonCalls.create, ({ body }, work) => addLeaseAddon(work, body)),
  serve(leaseAddonCalls.update, ({ body }, work) => updateLeaseAddon(work, body)),
  serve(leaseAddonCalls.remove, async ({ params }, work) => ({
    message: await endLeaseAddon(work, params.id),
  })),
];
