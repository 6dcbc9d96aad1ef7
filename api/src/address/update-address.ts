import type { Address, addressCalls } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { saveAddress } from './address.store';

export const updateAddress = async (
  { tx }: RequestContext,
  { id, ...fields }: BodyOf<typeof addressCalls.update>,
): Promise<Address> => orNotFound(await saveAddress(tx, id, fields));
