import type { businessCalls } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import { toStoragePercent } from '../file/storage-quota.rules';
import { sumFileBytes } from '../file/storage-quota.store';
import type { RequestContext } from '../platform/http';
import { countInactiveTenants, readBusinessFields } from './business.store';

export const readBusiness = async ({
  tx,
}: RequestContext): Promise<ResponseOf<typeof businessCalls.detail>> => {
  const { organisation, ...business } = await readBusinessFields(tx);
  return {
    ...business,
    organisation: organisation ? 1 : 0,
    stat_inactive_tenants: await countInactiveTenants(tx),
    storage_percent: toStoragePercent(await sumFileBytes(tx)),
  };
};
