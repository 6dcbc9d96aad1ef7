import { orNotFound, type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import type { Address, addressCalls } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { lockAddress, saveAddress } from './address.store';

export const updateAddress = async (
  { tx }: RequestContext,
  { id, updated_at, ...fields }: BodyOf<typeof addressCalls.update>,
): Promise<Address> => {
  const before = orNotFound(await lockAddress(tx, id));
  requireUnchanged(before, updated_at, () => savedValues(before, fields));
  return orNotFound(await saveAddress(tx, id, fields));
};
