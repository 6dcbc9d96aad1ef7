import { problem, type RequestContext } from '@husrum/api-platform';
import type { Tenant } from '@husrum/contract/tenant';
import { revokeAccount } from '../tenant-portal/revoke-account.store';
import { readTenant } from './read-tenant';
import { tenantExists } from './tenant.store';

/** Takes away the tenant's account or invitation in the portal. Does nothing for a tenant without one. */
export const revokePortalAccount = async (context: RequestContext, id: number): Promise<Tenant> => {
  if (!(await tenantExists(context.tx, id))) throw problem('notFound');
  await revokeAccount(context.tx, id);
  return readTenant(context, id);
};
