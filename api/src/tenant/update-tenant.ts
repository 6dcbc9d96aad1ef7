import type { BodyOf } from '@husrum/contract/core';
import type { Tenant, tenantCalls } from '@husrum/contract/tenant';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { checkedTenant } from './checked-tenant';
import { readTenant } from './read-tenant';
import { hasTenant, writeTenant } from './tenant.store';

export const updateTenant = async (
  work: Work,
  { id, ...input }: BodyOf<typeof tenantCalls.update>,
): Promise<Tenant> => {
  if (!(await hasTenant(work.tx, id))) throw problem('notFound');
  await writeTenant(work.tx, id, await checkedTenant(work, input, { exceptId: id }));
  return readTenant(work, id);
};
