import { calls } from '@husrum/contract';
import { found, problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { addonLeases, addonPage, deleteAddon, findAddon, insertAddon } from './addon.store';
import { readAddon, updateAddon } from './change-addon';

const { addon } = calls;

export const addonRoutes: readonly Route[] = [
  serve(addon.list, ({ query }, work) => addonPage(work, query)),
  serve(addon.detail, ({ params }, work) => readAddon(work, params.id)),
  serve(addon.leases, async ({ params, query }, work) => {
    found(await findAddon(work.tx, params.id));
    return addonLeases(work, params.id, query);
  }),
  serve(addon.create, async ({ body }, work) => readAddon(work, await insertAddon(work.tx, body))),
  serve(addon.update, async ({ body }, work) => {
    await updateAddon(work, body);
    return readAddon(work, body.id);
  }),
  serve(addon.remove, async ({ params }, work) => {
    if (!(await deleteAddon(work.tx, params.id))) throw problem('notFound');
    return { message: 'Tillägget är borttaget' };
  }),
];
