import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';

/** Only what the tenant list shows until the portal's own settings exist. */
export const portalConfigOut = yup.object({
  enabled: out.flag(),
  stub: out.textOrNull(),
  phone: out.textOrNull(),
  email: out.textOrNull(),
  message: out.textOrNull(),
});

export const tenantPortalCalls = callsOf('tenantPortal', {
  config: call({
    method: 'GET',
    path: '/api/tenantportalconfig',
    summary: 'Hyresgästportalen',
    ok: portalConfigOut,
  }),
});
