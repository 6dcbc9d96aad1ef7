import type { Address, BodyOf, calls } from '@husrum/contract';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { writeAddress } from './address.store';

export const updateAddress = async (
  { tx }: Work,
  { id, ...place }: BodyOf<typeof calls.address.update>,
): Promise<Address> => found(await writeAddress(tx, id, place));
