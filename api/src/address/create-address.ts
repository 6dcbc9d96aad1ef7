import { type Address, type addressCalls, addressTypeLabel } from '@husrum/contract/address';
import type { BodyOf } from '@husrum/contract/core';
import { invalid, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { hasTenant } from '../tenant/tenant.store';
import { addressesOf, insertAddress } from './address.store';

/** A tenant has at most one address of each type, so that nobody wonders where an invoice goes. */
export const createAddress = async (
  { tx }: RequestContext,
  input: BodyOf<typeof addressCalls.create>,
): Promise<Address> => {
  if (!(await hasTenant(tx, input.tenant_id))) throw problem('notFound');
  const taken = (await addressesOf(tx, input.tenant_id)).some(({ type }) => type === input.type);
  if (taken) {
    const label = addressTypeLabel[input.type].toLowerCase();
    throw invalid({ type: [`Hyresgästen har redan en ${label}. Ändra den i stället.`] });
  }
  return insertAddress(tx, input);
};
