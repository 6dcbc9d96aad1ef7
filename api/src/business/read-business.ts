import type { businessCalls } from '@husrum/contract/business';
import type { OkOf } from '@husrum/contract/core';
import { storagePercent } from '../file/storage.rules';
import { storedBytes } from '../file/storage.store';
import type { RequestContext } from '../platform/http';
import { businessRow, inactiveTenants } from './business.store';

export const readBusiness = async ({ tx }: RequestContext): Promise<OkOf<typeof businessCalls.detail>> => {
  const { organisation, ...business } = await businessRow(tx);
  return {
    ...business,
    organisation: organisation ? 1 : 0,
    stat_inactive_tenants: await inactiveTenants(tx),
    storage_percent: storagePercent(await storedBytes(tx)),
  };
};
