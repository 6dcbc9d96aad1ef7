import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { tenantCalls } from '@husrum/contract/tenant';
import { insertAddress } from '../address/address.store';
import { attachTenant } from '../lease/attach-tenant';
import type { RequestContext } from '../platform/http';
import { checkedTenant } from './checked-tenant';
import { readTenant } from './read-tenant';
import { insertTenant } from './tenant.store';

type Create = typeof tenantCalls.create;

/** A tenant on its own, or as a further tenant of a lease. */
export const createTenant = async (
  context: RequestContext,
  { lease_id, address, ...input }: BodyOf<Create>,
): Promise<OkOf<Create>> => {
  const id = await insertTenant(context.tx, await checkedTenant(context, input));
  if (address) await insertAddress(context.tx, { tenant_id: id, type: 'PRIMARY', ...address });
  if (lease_id !== null) await attachTenant(context, lease_id, id);
  return { tenant: await readTenant(context, id) };
};
