import type { Address } from '@husrum/contract/address';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findAddress, swapPrimaryAddress } from './address.store';

export const makePrimaryAddress = async (
  { tx }: RequestContext,
  tenantId: number,
  addressId: number,
): Promise<Address> => {
  const address = await findAddress(tx, addressId);
  const tenantAddress = orNotFound(address?.tenant_id === tenantId ? address : undefined);
  await swapPrimaryAddress(tx, tenantAddress);
  return { ...tenantAddress, type: 'PRIMARY' };
};
