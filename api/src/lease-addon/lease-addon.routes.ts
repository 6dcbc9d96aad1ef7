import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addLeaseAddon, endLeaseAddon, updateLeaseAddon } from './change-addon';
import { hasLease, leaseAddonPage } from './lease-addon.store';

export const leaseAddonRoutes: readonly Route[] = [
  serve(leaseAddonCalls.ofLease, async ({ params, query }, context) => {
    if (!(await hasLease(context.tx, params.id))) throw problem('notFound');
    return leaseAddonPage(context, params.id, query);
  }),
  serve(leaseAddonCalls.create, ({ body }, context) => addLeaseAddon(context, body)),
  serve(leaseAddonCalls.update, ({ body }, context) => updateLeaseAddon(context, body)),
  serve(leaseAddonCalls.remove, async ({ params }, context) => ({
    message: await endLeaseAddon(context, params.id),
  })),
];
