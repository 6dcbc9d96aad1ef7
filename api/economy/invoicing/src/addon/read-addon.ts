import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { AddonDetail } from '@husrum/contract/addon';
import { routes } from '@husrum/contract/routes';
import { findAddon } from './addon.store';
import { addonTexts } from './addon.texts';

export const readAddon = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<AddonDetail> => {
  const addon = orNotFound(await findAddon(tx, id));
  return {
    ...addon,
    breadcrumb: [
      { title: addonTexts.overview, link: routes.addon.overview() },
      { title: addon.name, link: null },
    ],
  };
};
