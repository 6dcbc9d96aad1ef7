import { type Address, type addressCalls, addressTypeLabel } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { requireRow } from '../platform/db';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { insertAddress, listAddresses } from './address.store';
import { addressTexts } from './address.texts';

/** A tenant has at most one address of each type, so that it is clear where an invoice goes. */
export const createAddress = async (
  { tx }: RequestContext,
  input: BodyOf<typeof addressCalls.create>,
): Promise<Address> => {
  await requireRow(tx, 'tenant', input.tenant_id);
  const taken = (await listAddresses(tx, input.tenant_id)).some(({ type }) => type === input.type);
  if (taken) {
    const label = addressTypeLabel[input.type].toLowerCase();
    throw invalid({ type: [addressTexts.typeTaken(label)] });
  }
  return insertAddress(tx, input);
};
