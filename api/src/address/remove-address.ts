import type { addressCalls } from '@husrum/contract/address';
import type { OkOf } from '@husrum/contract/core';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { addressOf, deleteAddress } from './address.store';

export const removeAddress = async ({ tx }: Work, id: number): Promise<OkOf<typeof addressCalls.remove>> => {
  const { type } = found(await addressOf(tx, id));
  if (type === 'PRIMARY')
    throw problem('conflict', { message: 'Hyresgästens primära adress kan ändras men inte tas bort.' });
  await deleteAddress(tx, id);
  return { message: 'Adress borttagen' };
};
