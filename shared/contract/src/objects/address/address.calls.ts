import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { postalCode } from '../../core/contact-fields';
import { choice, id, optionalId, output, seenUpdatedAt, text } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';

export const addressTypes = ['PRIMARY', 'BILLING'] as const;
export type AddressType = (typeof addressTypes)[number];
export const addressFields = {
  address: text('Adress'),
  postal_code: postalCode(),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
};
export const addressInput = namedObject('AddressInput', addressFields);
export const addressRow = namedObject('AddressRow', {
  id: output.id(),
  tenant_id: output.id(),
  type: output.choice(addressTypes),
  address: output.text(),
  postal_code: output.text(),
  city: output.text(),
  country: output.text(),
  updated_at: output.text(),
});
export type Address = yup.InferType<typeof addressRow>;

export const addressCalls = defineCalls('address', {
  create: call({
    method: 'POST',
    path: '/api/address',
    summary: 'Lägg till adress',
    body: yup.object({ tenant_id: id('Hyresgäst'), type: choice('Typ', addressTypes), ...addressFields }),
    response: addressRow,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/address',
    summary: 'Ändra adress',
    body: yup.object({ id: id(), ...addressFields, updated_at: seenUpdatedAt() }),
    response: addressRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/address/{id}',
    summary: 'Ta bort adress',
    response: messageResponse,
  }),
  /** Without `address_id`: the tenant's billing address. */
  makePrimary: call({
    method: 'POST',
    path: '/api/address/{tenantId}/primary',
    summary: 'Gör en adress till den primära',
    body: yup.object({ address_id: optionalId('Adress') }),
    response: addressRow,
  }),
});
