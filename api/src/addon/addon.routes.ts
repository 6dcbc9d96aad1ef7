import { addonCalls } from '@husrum/contract/addon';
import { found, problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addonLeases, addonPage, deleteAddon, findAddon, insertAddon } from './addon.store';
import { readAddon, updateAddon } from './change-addon';

export const addonRoutes: readonly Route[] = [
  serve(addonCalls.list, ({ query }, work) => addonPage(work, query)),
  serve(addonCalls.detail, ({ params }, work) => readAddon(work, params.id)),
  serve(addonCalls.leases, async ({ params, query }, work) => {
    found(await findAddon(work.tx, params.id));
    return addonLeases(work, params.id, query);
  }),
  serve(addonCalls.create, async ({ body }, work) => readAddon(work, await insertAddon(work.tx, body))),
  serve(addonCalls.update, async ({ body }, work) => {
    await updateAddon(work, body);
    return readAddon(work, body.id);
  }),
  serve(addonCalls.remove, async ({ params }, work) => {
    if (!(await deleteAddon(work.tx, params.id))) throw problem('notFound');
    return { message: 'Tillägget är borttaget' };
  }),
];
