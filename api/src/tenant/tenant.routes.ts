import { tenantCalls } from '@husrum/contract/tenant';
import { serve } from '../platform/http';
import { createTenant } from './create-tenant';
import { createInFortnox, resendInvite } from './outside-services';
import { readTenant } from './read-tenant';
import { removeTenant } from './remove-tenant';
import { tenantPage } from './tenant-list.store';
import { updateTenant } from './update-tenant';

export const tenantRoutes = [
  serve(tenantCalls.list, ({ query }, work) => tenantPage(work, query)),
  serve(tenantCalls.detail, ({ params }, work) => readTenant(work, params.id)),
  serve(tenantCalls.create, ({ body }, work) => createTenant(work, body)),
  serve(tenantCalls.update, ({ body }, work) => updateTenant(work, body)),
  serve(tenantCalls.resend, ({ params }, work) => resendInvite(work, params.id)),
  serve(tenantCalls.createInFortnox, ({ params }, work) => createInFortnox(work, params.id)),
  serve(tenantCalls.remove, ({ params }, work) => removeTenant(work, params.id)),
];
