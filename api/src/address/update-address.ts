import type { Address, addressCalls } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { writeAddress } from './address.store';

export const updateAddress = async (
  { tx }: Work,
  { id, ...place }: BodyOf<typeof addressCalls.update>,
): Promise<Address> => found(await writeAddress(tx, id, place));
