import type { Address } from '@husrum/contract/address';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { addressOf, swapPrimary } from './address.store';

export const makePrimary = async (
  { tx }: RequestContext,
  tenantId: number,
  addressId: number,
): Promise<Address> => {
  const address = await addressOf(tx, addressId);
  const own = orNotFound(address?.tenant_id === tenantId ? address : undefined);
  await swapPrimary(tx, own);
  return { ...own, type: 'PRIMARY' };
};
