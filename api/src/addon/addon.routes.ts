import { addonCalls } from '@husrum/contract/addon';
import { orNotFound, problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addonLeases, addonPage, deleteAddon, findAddon, insertAddon } from './addon.store';
import { readAddon, updateAddon } from './change-addon';

export const addonRoutes: readonly Route[] = [
  serve(addonCalls.list, ({ query }, context) => addonPage(context, query)),
  serve(addonCalls.detail, ({ params }, context) => readAddon(context, params.id)),
  serve(addonCalls.leases, async ({ params, query }, context) => {
    orNotFound(await findAddon(context.tx, params.id));
    return addonLeases(context, params.id, query);
  }),
  serve(addonCalls.create, async ({ body }, context) =>
    readAddon(context, await insertAddon(context.tx, body)),
  ),
  serve(addonCalls.update, async ({ body }, context) => {
    await updateAddon(context, body);
    return readAddon(context, body.id);
  }),
  serve(addonCalls.remove, async ({ params }, context) => {
    if (!(await deleteAddon(context.tx, params.id))) throw problem('notFound');
    return { message: 'Tillägget är borttaget' };
  }),
];
