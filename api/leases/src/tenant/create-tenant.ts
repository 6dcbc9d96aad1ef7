import { insertAddresses } from '@husrum/api-objects';
import type { RequestContext } from '@husrum/api-platform';
import type { Address } from '@husrum/contract/address';
import type { TenantFields } from './tenant.rules';
import { insertTenant } from './tenant.store';
import { validateTenant } from './validate-tenant';

export interface NewTenant {
  readonly tenant: TenantFields;
  /** The primary address. */
  readonly address: Pick<Address, 'address' | 'postal_code' | 'city' | 'country'> | null;
}

/** Returns the id of the new tenant. `prefix` is the path of the tenant's fields in the request body. */
export const createTenant = async (
  context: RequestContext,
  { tenant, address }: NewTenant,
  prefix = '',
): Promise<number> => {
  const id = await insertTenant(context.tx, await validateTenant(context, tenant, { prefix }));
  if (address) await insertAddresses(context.tx, [{ tenant_id: id, type: 'PRIMARY', ...address }]);
  return id;
};
