import type { RequestContext } from '@husrum/api-platform';
import type { Tenant } from '@husrum/contract/tenant';
import { inviteTenant } from '../tenant-portal/invite-tenants';
import { readTenant } from './read-tenant';

/** Invites the tenant to the portal, for the first time or again. */
export const resendInvite = async (context: RequestContext, id: number): Promise<Tenant> => {
  await inviteTenant(context, id);
  return readTenant(context, id);
};
