import type { Address } from '@husrum/contract/address';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { addressOf, swapPrimary } from './address.store';

export const makePrimary = async ({ tx }: Work, tenantId: number, addressId: number): Promise<Address> => {
  const address = await addressOf(tx, addressId);
  const own = found(address?.tenant_id === tenantId ? address : undefined);
  await swapPrimary(tx, own);
  return { ...own, type: 'PRIMARY' };
};
