import type { Address, addressCalls } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { writeAddress } from './address.store';

export const updateAddress = async (
  { tx }: RequestContext,
  { id, ...place }: BodyOf<typeof addressCalls.update>,
): Promise<Address> => orNotFound(await writeAddress(tx, id, place));
