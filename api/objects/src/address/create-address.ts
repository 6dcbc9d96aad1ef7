import { invalidInput, type RequestContext, requireRow } from '@husrum/api-platform';
import { type Address, type AddressType, addressTypeLabel } from '@husrum/contract/address';
import { insertAddress, listAddresses } from './address.store';
import { addressTexts } from './address.texts';

interface CreateAddressCommand {
  readonly tenant_id: number;
  readonly type: AddressType;
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Throws 422 if the tenant has an address of the type: with two it would be unclear where an invoice is sent. */
export const createAddress = async (
  { tx }: RequestContext,
  input: CreateAddressCommand,
): Promise<Address> => {
  await requireRow(tx, 'tenant', input.tenant_id);
  const isTaken = (await listAddresses(tx, input.tenant_id)).some(({ type }) => type === input.type);
  if (isTaken) {
    const label = addressTypeLabel[input.type].toLowerCase();
    throw invalidInput({ type: [addressTexts.typeTaken(label)] });
  }
  return insertAddress(tx, input);
};
