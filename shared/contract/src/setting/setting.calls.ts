import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { oneOf, optionalText, out, text } from '../core/fields';

export const currencies = ['SEK'] as const;
const businessFields = {
  name: text('Namn'),
  currency: oneOf('Valuta', currencies),
  identifier: text('Person- eller organisationsnummer', 20),
  phone: optionalText('Telefon', 40),
};
export const businessInput = yup.object(businessFields);
export const businessOut = yup.object({
  id: out.id(),
  name: out.text(),
  currency: out.text(),
  identifier: out.textOrNull(),
  phone: out.textOrNull(),
  organisation: out.number(),
  stat_inactive_tenants: out.number(),
  storage_percent: out.number(),
});

/** Only what the tenant list shows until the portal's own settings exist. */
export const portalConfigOut = yup.object({
  enabled: out.flag(),
  stub: out.textOrNull(),
  phone: out.textOrNull(),
  email: out.textOrNull(),
  message: out.textOrNull(),
});

export const settingCalls = callsOf('setting', {
  business: call({ method: 'GET', path: '/api/billable', summary: 'Verksamheten', ok: businessOut }),
  updateBusiness: call({
    method: 'PATCH',
    path: '/api/billable',
    summary: 'Ändra verksamheten',
    body: businessInput,
    ok: businessOut,
  }),
  portal: call({
    method: 'GET',
    path: '/api/tenantportalconfig',
    summary: 'Hyresgästportalen',
    ok: portalConfigOut,
  }),
});
