import { calls } from '@husrum/contract';
import { problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addLeaseAddon, endLeaseAddon, updateLeaseAddon } from './change-addon';
import { hasLease, leaseAddonPage } from './lease-addon.store';

const { leaseaddon } = calls;

export const leaseAddonRoutes: readonly Route[] = [
  serve(leaseaddon.ofLease, async ({ params, query }, work) => {
    if (!(await hasLease(work.tx, params.id))) throw problem('notFound');
    return leaseAddonPage(work, params.id, query);
  }),
  serve(leaseaddon.create, ({ body }, work) => addLeaseAddon(work, body)),
  serve(leaseaddon.update, ({ body }, work) => updateLeaseAddon(work, body)),
  serve(leaseaddon.remove, async ({ params }, work) => ({ message: await endLeaseAddon(work, params.id) })),
];
