import { call, defineCalls } from '../core/call';
import { output } from '../core/fields';
import { namedObject } from '../core/named';

/** The part of the settings that the tenant list needs. The portal is not built yet. */
export const tenantPortalConfig = namedObject('TenantPortalConfig', {
  enabled: output.flag(),
  stub: output.textOrNull(),
  phone: output.textOrNull(),
  email: output.textOrNull(),
  message: output.textOrNull(),
});

export const tenantPortalCalls = defineCalls('tenantPortal', {
  config: call({
    method: 'GET',
    path: '/api/tenantportalconfig',
    summary: 'Hyresgästportalen',
    response: tenantPortalConfig,
  }),
});
