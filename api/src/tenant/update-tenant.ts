import type { BodyOf } from '@husrum/contract/core';
import type { Tenant, tenantCalls } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { checkedTenant } from './checked-tenant';
import { readTenant } from './read-tenant';
import { hasTenant, writeTenant } from './tenant.store';

export const updateTenant = async (
  context: RequestContext,
  { id, ...input }: BodyOf<typeof tenantCalls.update>,
): Promise<Tenant> => {
  if (!(await hasTenant(context.tx, id))) throw problem('notFound');
  await writeTenant(context.tx, id, await checkedTenant(context, input, { exceptId: id }));
  return readTenant(context, id);
};
