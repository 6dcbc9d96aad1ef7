import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { createTenant } from './create-tenant';
import { createInFortnox, resendInvite } from './outside-services';
import { readTenant } from './read-tenant';
import { removeTenant } from './remove-tenant';
import { tenantPage } from './tenant-list.store';
import { updateTenant } from './update-tenant';

const { tenant } = calls;

export const tenantRoutes = [
  serve(tenant.list, ({ query }, work) => tenantPage(work, query)),
  serve(tenant.detail, ({ params }, work) => readTenant(work, params.id)),
  serve(tenant.create, ({ body }, work) => createTenant(work, body)),
  serve(tenant.update, ({ body }, work) => updateTenant(work, body)),
  serve(tenant.resend, ({ params }, work) => resendInvite(work, params.id)),
  serve(tenant.createInFortnox, ({ params }, work) => createInFortnox(work, params.id)),
  serve(tenant.remove, ({ params }, work) => removeTenant(work, params.id)),
];
