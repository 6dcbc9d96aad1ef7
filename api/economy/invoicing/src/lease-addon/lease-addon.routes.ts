import { type Route, requireRow, serve } from '@husrum/api-platform';
import { addonCalls } from '@husrum/contract/addon';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { toOre } from '@husrum/format';
import { addLeaseAddon, endLeaseAddon, updateLeaseAddon } from './change-lease-addon';
import { listLeaseAddons, readLeaseAddon } from './lease-addon.store';
import { updateAddon } from './update-addon';

export const leaseAddonRoutes: readonly Route[] = [
  serve(leaseAddonCalls.listByLease, async ({ params, query }, context) => {
    await requireRow(context.tx, 'lease', params.id);
    return listLeaseAddons(context, params.id, query);
  }),
  serve(leaseAddonCalls.create, ({ body: { fee, ...body } }, context) =>
    addLeaseAddon(context, { ...body, feeOre: fee === null ? null : toOre(fee) }),
  ),
  serve(
    leaseAddonCalls.update,
    ({ body: { fee, ...body } }, context) => updateLeaseAddon(context, { ...body, feeOre: toOre(fee) }),
    ({ body }, { tx }) => readLeaseAddon(tx, body.id),
  ),
  serve(leaseAddonCalls.remove, async ({ params }, context) => ({
    message: await endLeaseAddon(context, params.id),
  })),
  // It is served here and not by `addon`: the change may update the leases that have the add-on.
  serve(addonCalls.update, ({ body: { fee, update_leases, ...body } }, context) =>
    updateAddon(context, { ...body, feeOre: toOre(fee), updatesLeases: update_leases }),
  ),
];
