import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { addressCalls } from '@husrum/contract/address';
import type { ResponseOf } from '@husrum/contract/core';
import { deleteAddress, findAddress } from './address.store';
import { addressTexts } from './address.texts';

export const removeAddress = async (
  { tx }: RequestContext,
  id: number,
): Promise<ResponseOf<typeof addressCalls.remove>> => {
  const { type } = orNotFound(await findAddress(tx, id));
  if (type === 'PRIMARY') throw problem('conflict', { message: addressTexts.primaryStays });
  await deleteAddress(tx, id);
  return { message: addressTexts.removed };
};
