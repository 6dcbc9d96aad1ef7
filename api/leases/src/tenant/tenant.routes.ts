import { serve, serveReadOnly } from '@husrum/api-platform';
import { tenantCalls } from '@husrum/contract/tenant';
import { readTenant } from './read-tenant';
import { removeTenant } from './remove-tenant';
import { resendInvite } from './resend-invite';
import { revokePortalAccount } from './revoke-portal-account';
import { listTenants } from './tenant-list.store';
import { updateTenant } from './update-tenant';

/**
 * Calls that need a higher folder are served there: `create` by `lease`, `setAutogiro` and `removeAutogiro` by `invoice`, and
 * `createInFortnox` by `accounting-sync`.
 */
export const tenantRoutes = [
  serveReadOnly(tenantCalls.list, ({ query }, context) => listTenants(context, query)),
  serve(tenantCalls.detail, ({ params }, context) => readTenant(context, params.id)),
  serve(tenantCalls.update, ({ body }, context) => updateTenant(context, body)),
  serve(tenantCalls.resendInvite, ({ params }, context) => resendInvite(context, params.id)),
  serve(tenantCalls.revokePortalAccount, ({ params }, context) => revokePortalAccount(context, params.id)),
  serve(tenantCalls.remove, ({ params }, context) => removeTenant(context, params.id)),
];
