import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, oneOf, out, text } from '../core/fields';
import { done } from '../core/list';

export const addressTypes = ['PRIMARY', 'BILLING'] as const;
export type AddressType = (typeof addressTypes)[number];
export const addressTypeLabel: Readonly<Record<AddressType, string>> = {
  PRIMARY: 'Adress',
  BILLING: 'Faktureringsadress',
};

export const addressFields = {
  address: text('Adress'),
  postal_code: text('Postnummer', 12),
  city: text('Ort', 100),
  country: text('Land', 100).default('Sverige'),
};
export const addressInput = yup.object(addressFields);
export const addressOut = yup.object({
  id: out.id(),
  tenant_id: out.id(),
  type: yup
    .string()
    .oneOf([...addressTypes])
    .required(),
  address: out.text(),
  postal_code: out.text(),
  city: out.text(),
  country: out.text(),
});
export type Address = yup.InferType<typeof addressOut>;

export const addressCalls = callsOf('address', {
  create: call({
    method: 'POST',
    path: '/api/address',
    summary: 'Lägg till adress',
    body: yup.object({ tenant_id: id('Hyresgäst'), type: oneOf('Typ', addressTypes), ...addressFields }),
    ok: addressOut,
  }),
  /** With lease_id the tenant's primary address becomes that of the leased object. */
  update: call({
    method: 'PATCH',
    path: '/api/address',
    summary: 'Ändra adress',
    body: yup.object({ id: id(), ...addressFields }),
    ok: addressOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/address/{id}', summary: 'Ta bort adress', ok: done }),
  makePrimary: call({
    method: 'POST',
    path: '/api/address/{tenantId}/primary',
    summary: 'Gör en adress till den primära',
    body: yup.object({ address_id: id('Adress') }),
    ok: addressOut,
  }),
});
