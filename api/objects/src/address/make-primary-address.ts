import { invalidInput, orNotFound, type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import type { Address } from '@husrum/contract/address';
import { findAddress, listAddresses, swapPrimaryAddress } from './address.store';
import { addressTexts } from './address.texts';

/** Throws 422 if the tenant has no billing address. */
const findBillingAddress = async (tx: Tx, tenantId: number): Promise<Address> => {
  await requireRow(tx, 'tenant', tenantId);
  const billing = (await listAddresses(tx, tenantId)).find(({ type }) => type === 'BILLING');
  if (billing === undefined) throw invalidInput({ address_id: [addressTexts.noBilling] });
  return billing;
};

/** Throws 404 if the tenant has no such address. */
const findTenantAddress = async (tx: Tx, tenantId: number, addressId: number): Promise<Address> => {
  const address = await findAddress(tx, addressId);
  return orNotFound(address?.tenant_id === tenantId ? address : undefined);
};

/** Makes the address the primary one; without an id, the tenant's billing address. */
export const makePrimaryAddress = async (
  { tx }: RequestContext,
  tenantId: number,
  addressId: number | null,
): Promise<Address> => {
  const address =
    addressId === null
      ? await findBillingAddress(tx, tenantId)
      : await findTenantAddress(tx, tenantId, addressId);
  await swapPrimaryAddress(tx, address);
  return { ...address, type: 'PRIMARY' };
};
