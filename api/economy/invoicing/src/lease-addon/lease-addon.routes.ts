import { type Route, requireRow, serve } from '@husrum/api-platform';
import { addonCalls } from '@husrum/contract/addon';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { addLeaseAddon, endLeaseAddon, updateLeaseAddon } from './change-lease-addon';
import { listLeaseAddons } from './lease-addon.store';
import { updateAddon } from './update-addon';

export const leaseAddonRoutes: readonly Route[] = [
  serve(leaseAddonCalls.listByLease, async ({ params, query }, context) => {
    await requireRow(context.tx, 'lease', params.id);
    return listLeaseAddons(context, params.id, query);
  }),
  serve(leaseAddonCalls.create, ({ body }, context) => addLeaseAddon(context, body)),
  serve(leaseAddonCalls.update, ({ body }, context) => updateLeaseAddon(context, body)),
  serve(leaseAddonCalls.remove, async ({ params }, context) => ({
    message: await endLeaseAddon(context, params.id),
  })),
  // Served here and not by `addon`: the change may update the leases that have the add-on.
  serve(addonCalls.update, ({ body }, context) => updateAddon(context, body)),
];
