import { orNotFound, problem, type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { addonCalls } from '@husrum/contract/addon';
import { toOre } from '@husrum/format';
import { markCatalogueAddonRemoved } from '../lease-addon/lease-addon.store';
import { deleteAddon, findAddon, insertAddon, listAddonLeases, listAddons } from './addon.store';
import { addonTexts } from './addon.texts';
import { readAddon } from './read-addon';

/** `addonCalls.update` is served by `lease-addon`, because it may update the leases that have the add-on. */
export const addonRoutes: readonly Route[] = [
  serveReadOnly(addonCalls.list, ({ query }, context) => listAddons(context, query)),
  serve(addonCalls.detail, ({ params }, context) => readAddon(context, params.id)),
  serve(addonCalls.leases, async ({ params, query }, context) => {
    orNotFound(await findAddon(context.tx, params.id));
    return listAddonLeases(context, params.id, query);
  }),
  serve(addonCalls.create, async ({ body: { fee, ...body } }, context) =>
    readAddon(context, await insertAddon(context.tx, { ...body, feeOre: toOre(fee) })),
  ),
  serve(addonCalls.remove, async ({ params }, context) => {
    await markCatalogueAddonRemoved(context.tx, params.id);
    if (!(await deleteAddon(context.tx, params.id))) throw problem('notFound');
    return { message: addonTexts.removed };
  }),
];
