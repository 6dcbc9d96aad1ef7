import type { BodyOf } from '@husrum/contract/core';
import type { Tenant, tenantCalls } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { readTenant } from './read-tenant';
import { saveTenant, tenantExists } from './tenant.store';
import { validateTenant } from './validate-tenant';

export const updateTenant = async (
  context: RequestContext,
  { id, ...input }: BodyOf<typeof tenantCalls.update>,
): Promise<Tenant> => {
  if (!(await tenantExists(context.tx, id))) throw problem('notFound');
  await saveTenant(context.tx, id, await validateTenant(context, input, { exceptId: id }));
  return readTenant(context, id);
};
