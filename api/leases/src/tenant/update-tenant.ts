import { orNotFound, type RequestContext, requireUnchanged, savedValues } from '@husrum/api-platform';
import type { Tenant } from '@husrum/contract/tenant';
import { revokeAccount } from '../tenant-portal/revoke-account.store';
import { readTenant } from './read-tenant';
import { isSameEmail, type TenantFields } from './tenant.rules';
import { lockTenant, saveTenant } from './tenant.store';
import { validateTenant } from './validate-tenant';

interface UpdateTenantCommand extends TenantFields {
  readonly id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateTenant = async (
  context: RequestContext,
  { id, updated_at, ...input }: UpdateTenantCommand,
): Promise<Tenant> => {
  const before = orNotFound(await lockTenant(context.tx, id));
  const values = await validateTenant(context, input, { exceptId: id });
  requireUnchanged(before, updated_at, () => savedValues(before, values));
  await saveTenant(context.tx, id, values);
  // The old address may be somebody else's, who then has the account. Users can invite the tenant at the new address.
  if (!isSameEmail(before.email, values.email)) await revokeAccount(context.tx, id);
  return readTenant(context, id);
};
