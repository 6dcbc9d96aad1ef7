import { orNotFound, type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import type { Address } from '@husrum/contract/address';
import { lockAddress, saveAddress } from './address.store';

interface UpdateAddressCommand {
  readonly id: number;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateAddress = async (
  { tx }: RequestContext,
  { id, updated_at, ...fields }: UpdateAddressCommand,
): Promise<Address> => {
  const before = orNotFound(await lockAddress(tx, id));
  requireUnchanged(before, updated_at, () => savedValues(before, fields));
  return orNotFound(await saveAddress(tx, id, fields));
};
