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

export const businessCalls = callsOf('business', {
  detail: call({ method: 'GET', path: '/api/billable', summary: 'Verksamheten', ok: businessOut }),
  update: call({
    method: 'PATCH',
    path: '/api/billable',
    summary: 'Ändra verksamheten',
    body: businessInput,
    ok: businessOut,
  }),
});
