import { tenantCalls } from '@husrum/contract/tenant';
import { serve } from '../platform/http';
import { createTenant } from './create-tenant';
import { createInFortnox, resendInvite } from './outside-services';
import { readTenant } from './read-tenant';
import { removeTenant } from './remove-tenant';
import { tenantPage } from './tenant-list.store';
import { updateTenant } from './update-tenant';

export const tenantRoutes = [
  serve(tenantCalls.list, ({ query }, context) => tenantPage(context, query)),
  serve(tenantCalls.detail, ({ params }, context) => readTenant(context, params.id)),
  serve(tenantCalls.create, ({ body }, context) => createTenant(context, body)),
  serve(tenantCalls.update, ({ body }, context) => updateTenant(context, body)),
  serve(tenantCalls.resend, ({ params }, context) => resendInvite(context, params.id)),
  serve(tenantCalls.createInFortnox, ({ params }, context) => createInFortnox(context, params.id)),
  serve(tenantCalls.remove, ({ params }, context) => removeTenant(context, params.id)),
];
