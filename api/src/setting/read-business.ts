import type { calls, OkOf } from '@husrum/contract';
import { storagePercent } from '../file/storage.rules';
import { storedBytes } from '../file/storage.store';
import type { Work } from '../platform/http';
import { businessRow, inactiveTenants } from './business.store';

export const readBusiness = async ({ tx }: Work): Promise<OkOf<typeof calls.setting.business>> => {
  const { organisation, ...business } = await businessRow(tx);
  return {
    ...business,
    organisation: organisation ? 1 : 0,
    stat_inactive_tenants: await inactiveTenants(tx),
    storage_percent: storagePercent(await storedBytes(tx)),
  };
};
