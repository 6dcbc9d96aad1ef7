import { call, defineCalls } from '../../core/call';
import { optionalPhone } from '../../core/contact-fields';
import { choice, output, seenUpdatedAt, text } from '../../core/fields';
import { namedObject } from '../../core/named';

export const currencies = ['SEK'] as const;
const businessFields = {
  name: text('Namn'),
  currency: choice('Valuta', currencies),
  identifier: text('Person- eller organisationsnummer', 20),
  phone: optionalPhone(),
};
export const businessInput = namedObject('BusinessInput', {
  ...businessFields,
  updated_at: seenUpdatedAt(),
});
export const businessDetail = namedObject('BusinessDetail', {
  id: output.id(),
  name: output.text(),
  currency: output.text(),
  identifier: output.textOrNull(),
  phone: output.textOrNull(),
  /** 1 for an organisation, 0 for a private person. */
  organisation: output.number(),
  /** How many tenants are inactive. */
  stat_inactive_tenants: output.number(),
  /** How many percent of the storage for files are used. */
  storage_percent: output.number(),
  updated_at: output.text(),
});

export const businessCalls = defineCalls('business', {
  detail: call({ method: 'GET', path: '/api/billable', summary: 'Verksamheten', response: businessDetail }),
  /** All rows of the business, as JSON. A business without a subscription gets its data too. */
  export: call({
    method: 'GET',
    path: '/api/billable/export',
    summary: 'Verksamhetens alla uppgifter',
    requires: 'administration.write',
    needsNoMembership: true,
    responseType: 'file',
    perMinute: 6,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/billable',
    summary: 'Ändra verksamheten',
    body: businessInput,
    response: businessDetail,
  }),
});
