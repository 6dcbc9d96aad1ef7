import { readStoragePercent } from '@husrum/api-objects';
import type { RequestContext } from '@husrum/api-platform';
import type { businessCalls } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import { countInactiveTenants, readBusinessFields } from './business.store';

export const readBusiness = async ({
  tx,
}: RequestContext): Promise<ResponseOf<typeof businessCalls.detail>> => {
  const { organisation, ...business } = await readBusinessFields(tx);
  return {
    ...business,
    organisation: organisation ? 1 : 0,
    stat_inactive_tenants: await countInactiveTenants(tx),
    storage_percent: await readStoragePercent(tx),
  };
};
