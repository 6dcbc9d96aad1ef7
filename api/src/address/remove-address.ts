import type { addressCalls } from '@husrum/contract/address';
import type { OkOf } from '@husrum/contract/core';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { addressOf, deleteAddress } from './address.store';

export const removeAddress = async (
  { tx }: RequestContext,
  id: number,
): Promise<OkOf<typeof addressCalls.remove>> => {
  const { type } = orNotFound(await addressOf(tx, id));
  if (type === 'PRIMARY')
    throw problem('conflict', { message: 'Hyresgästens primära adress kan ändras men inte tas bort.' });
  await deleteAddress(tx, id);
  return { message: 'Adress borttagen' };
};
