import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { phone } from '../../core/contact-fields';
import {
  date,
  id,
  optionalChoice,
  optionalEmail,
  optionalId,
  output,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { breadcrumb, listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { addressInput, addressRow } from '../../objects/address/address.calls';
import { namedEntity } from '../../objects/entity/named-entity';
import { leaseStates } from '../lease/lease.state';
import { paymentIntervals } from '../lease/payment-interval';

export const tenantStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];
export const portalStates = ['NOT_INVITED', 'INVITED', 'ACTIVE'] as const;
export type PortalState = (typeof portalStates)[number];
/** The server and the form also verify the check digit of `identifier`, depending on `organisation`. */
export const tenantFields = {
  name: text('Namn'),
  identifier: text('Person- eller organisationsnummer', 20),
  organisation: yup.boolean().label('Organisation').default(false),
  phone: phone(),
  email: optionalEmail(),
  billing_email: optionalEmail('Mejladress för hyresavier'),
};
export const tenantInput = namedObject('TenantInput', tenantFields);
export type TenantInput = yup.InferType<typeof tenantInput>;

export const tenantRow = namedObject('TenantRow', {
  id: output.id(),
  name: output.text(),
  identifier: output.text(),
  organisation: output.flag(),
  phone: output.text(),
  email: output.textOrNull(),
  billing_email: output.textOrNull(),
  status: output.choice(tenantStatuses),
  /** Whether `status` is INACTIVE. */
  inactive: output.flag(),
  /** Whether the tenant has been invited to the portal, also if the account is active since. */
  invite: output.flag(),
  /** When the tenant was last invited. */
  invite_sent_at: output.textOrNull(),
  portal: output.choice(portalStates),
  /** Whether the tenant is INVITED, and the link in the invitation has expired. */
  invite_expired: output.flag(),
  /** Whether the tenant has set a password in the portal. */
  password: output.flag(),
  created_at: output.text(),
});
export type TenantRow = yup.InferType<typeof tenantRow>;

const tenantLease = namedObject('TenantLease', {
  id: output.id(),
  reference: output.textOrNull(),
  status: output.choice(leaseStates),
  entity: namedEntity.required(),
  /** Whether the tenant is the primary one of the lease. */
  primary: output.flag(),
  start: output.date(),
  stop: output.dateOrNull(),
  /** Whether the lease has been given notice. */
  terminated: output.flag(),
  /** Rent per payment interval in SEK, excluding VAT and add-ons. */
  total: output.number(),
  payment_interval: output.choice(paymentIntervals),
});
const autogiroMandate = namedObject('AutogiroMandate', {
  /** Invoices that are due on this day or later are paid by autogiro. */
  from: output.date(),
  /** Who registered it. It is null when that user has been removed. */
  user_name: output.textOrNull(),
});
export const tenantDetail = nameSchema(
  'TenantDetail',
  tenantRow.shape({
    /** Whether a company that the tenant rents from sends its invoices through Fortnox. */
    connected_to_fortnox: output.flag(),
    fortnox_customer_number: output.textOrNull(),
    visma_customer_number: output.textOrNull(),
    autogiro: output.flag(),
    /** The mandate that lets amounts be drawn from the tenant's account. It is null without one. */
    autogiro_mandate: autogiroMandate.nullable().default(undefined).optional(),
    /** Overpaid amount, SEK (docs/domain-rules.md, D-14). */
    credit: output.number(),
    leases: output.list(tenantLease.required()),
    /** Whether the tenant has invoices, and therefore cannot be removed. */
    has_invoices: output.flag(),
    addresses: output.list(addressRow.required()),
    breadcrumb: breadcrumb(),
    updated_at: output.text(),
  }),
);
export type Tenant = yup.InferType<typeof tenantDetail>;

export const tenantCalls = defineCalls('tenant', {
  list: call({
    method: 'GET',
    path: '/api/tenant',
    summary: 'Hyresgäster',
    query: listQuery(sortBy('name', 'identifier', 'phone', 'email', 'created_at'), {
      name: yup.string().trim().max(200),
      identifier: yup.string().trim().max(20),
      phone: yup.string().trim().max(40),
      email: yup.string().trim().max(200),
      status: optionalChoice(tenantStatuses),
    }),
    response: page(tenantRow.required()),
  }),
  detail: call({ method: 'GET', path: '/api/tenant/{id}', summary: 'En hyresgäst', response: tenantDetail }),
  create: call({
    method: 'POST',
    path: '/api/tenant',
    requires: 'property.write',
    summary: 'Skapa hyresgäst, eller lägg till en ny på en uthyrning',
    body: yup.object({
      lease_id: optionalId('Uthyrning'),
      ...tenantFields,
      address: addressInput.nullable().default(null),
    }),
    response: yup.object({ tenant: tenantDetail.required() }),
  }),
  update: call({
    method: 'PATCH',
    path: '/api/tenant',
    summary: 'Ändra hyresgäst',
    body: yup.object({ id: id(), ...tenantFields, updated_at: seenUpdatedAt() }),
    response: tenantDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/tenant/{id}',
    requires: 'property.write',
    summary: 'Ta bort hyresgäst',
    response: messageResponse,
  }),
  resendInvite: call({
    method: 'POST',
    path: '/api/tenant/{id}/resend',
    needsIntegration: true,
    summary: 'Skicka inbjudan till hyresgästportalen igen',
    response: tenantDetail,
  }),
  /** Ends the tenant's sessions in the portal and deletes the account and unused invitations. The tenant can be invited again. */
  revokePortalAccount: call({
    method: 'DELETE',
    path: '/api/tenant/{id}/portal',
    summary: 'Återkalla hyresgästens konto eller inbjudan i hyresgästportalen',
    response: tenantDetail,
  }),
  createInFortnox: call({
    method: 'POST',
    path: '/api/tenant/{id}/create_in_fortnox',
    requires: 'economy.write',
    needsIntegration: true,
    summary: 'Skapa hyresgästen som kund i Fortnox',
    response: tenantDetail,
  }),
  /** Invoices that are created in Fortnox from now on, and due on the day or later, are paid by autogiro. */
  setAutogiro: call({
    method: 'POST',
    path: '/api/tenant/{id}/autogiro',
    requires: 'economy.write',
    needsIntegration: true,
    summary: 'Registrera hyresgästens autogiromedgivande',
    body: yup.object({ from: date('Gäller från') }),
    response: tenantDetail,
  }),
  removeAutogiro: call({
    method: 'DELETE',
    path: '/api/tenant/{id}/autogiro',
    requires: 'economy.write',
    summary: 'Ta bort hyresgästens autogiromedgivande',
    response: tenantDetail,
  }),
});
