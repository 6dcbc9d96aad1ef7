import * as yup from 'yup';
import { addressInput, addressOut } from '../address/address.calls';
import { call, callsOf } from '../core/call';
import { id, optionalEmail, optionalId, out, text } from '../core/fields';
import { breadcrumb, done, listQuery, page, sortBy } from '../core/list';
import { paymentIntervals } from '../lease/interval';
import { leaseStates } from '../lease/lease.state';

export const tenantStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];
export const tenantStatusLabel: Readonly<Record<TenantStatus, string>> = {
  ACTIVE: 'Aktiv',
  INACTIVE: 'Inaktiv',
};

export const portalStates = ['NOT_INVITED', 'INVITED', 'ACTIVE'] as const;
export type PortalState = (typeof portalStates)[number];
export const portalStateLabel: Readonly<Record<PortalState, string>> = {
  NOT_INVITED: 'Ej inbjuden',
  INVITED: 'Inbjudan skickad',
  ACTIVE: 'Aktivt konto',
};

/** The identifier's check digit is verified against `organisation` by the server and by the form. */
export const tenantFields = {
  name: text('Namn'),
  identifier: text('Person- eller organisationsnummer', 20),
  organisation: yup.boolean().label('Organisation').default(false),
  phone: text('Telefon', 40),
  email: optionalEmail(),
  billing_email: optionalEmail('E-post för hyresavier'),
};
export const tenantInput = yup.object(tenantFields);
export type TenantInput = yup.InferType<typeof tenantInput>;

export const tenantRow = yup.object({
  id: out.id(),
  name: out.text(),
  identifier: out.text(),
  organisation: out.flag(),
  phone: out.text(),
  email: out.textOrNull(),
  billing_email: out.textOrNull(),
  status: yup
    .string()
    .oneOf([...tenantStatuses])
    .required(),
  inactive: out.flag(),
  invite: out.flag(),
  invite_sent_at: out.textOrNull(),
  portal: yup
    .string()
    .oneOf([...portalStates])
    .required(),
  created_at: out.text(),
});
export type TenantRow = yup.InferType<typeof tenantRow>;

const tenantLease = yup.object({
  id: out.id(),
  reference: out.textOrNull(),
  status: yup
    .string()
    .oneOf([...leaseStates])
    .required(),
  entity: yup.object({ id: out.id(), name: out.text() }).required(),
  primary: out.flag(),
  start: out.date(),
  stop: out.dateOrNull(),
  total: out.number(),
  payment_interval: yup
    .string()
    .oneOf([...paymentIntervals])
    .required(),
});
export const tenantOut = tenantRow.shape({
  connected_to_fortnox: out.flag(),
  fortnox_customer_number: out.textOrNull(),
  visma_customer_number: out.textOrNull(),
  autogiro: out.flag(),
  /** What the tenant has paid too much, SEK. */
  credit: out.number(),
  leases: out.list(tenantLease.required()),
  addresses: out.list(addressOut.required()),
  breadcrumb: breadcrumb(),
  updated_at: out.text(),
});
export type Tenant = yup.InferType<typeof tenantOut>;

export const tenantCalls = callsOf('tenant', {
  list: call({
    method: 'GET',
    path: '/api/tenant',
    summary: 'Hyresgäster',
    query: listQuery(sortBy('name', 'identifier', 'phone', 'email', 'created_at'), {
      name: yup.string().trim().max(200),
      identifier: yup.string().trim().max(20),
      phone: yup.string().trim().max(40),
      email: yup.string().trim().max(200),
      status: yup.string<TenantStatus>().oneOf([...tenantStatuses]),
    }),
    ok: page(tenantRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/tenant/{id}', summary: 'En hyresgäst', ok: tenantOut }),
  create: call({
    method: 'POST',
    path: '/api/tenant',
    summary: 'Skapa hyresgäst, eller lägg till en ny på en uthyrning',
    body: yup.object({
      lease_id: optionalId('Uthyrning'),
      ...tenantFields,
      address: addressInput.nullable().default(null),
    }),
    ok: yup.object({ tenant: tenantOut.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/tenant',
    summary: 'Ändra hyresgäst',
    body: yup.object({ id: id(), ...tenantFields }),
    ok: tenantOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/tenant/{id}', summary: 'Ta bort hyresgäst', ok: done }),
  /** 424 while the tenant portal is off. */
  resend: call({
    method: 'POST',
    path: '/api/tenant/{id}/resend',
    summary: 'Skicka inbjudan till hyresgästportalen igen',
    ok: tenantOut,
  }),
  /** 424 without a connection to Fortnox. */
  createInFortnox: call({
    method: 'POST',
    path: '/api/tenant/{id}/create_in_fortnox',
    summary: 'Skapa hyresgästen som kund i Fortnox',
    ok: tenantOut,
  }),
});
