import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { optionalPhone } from '../../core/contact-fields';
import { flag, optionalEmail, optionalText, output, seenUpdatedAt } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { resetPasswordInput } from '../../settings/session/session.calls';

/** An invitation can be used for this many days after it was sent. */
export const PORTAL_INVITE_DAYS = 14;
export const MAX_STUB_LENGTH = 40;
const validStub = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/**
 * `enable_portal` and `enabled` always have the same value: whether the portal is on. The product spec (part 2 §3) names both,
 * and the form sends the first.
 */
export const tenantPortalConfig = namedObject('TenantPortalConfig', {
  enabled: output.flag(),
  enable_portal: output.flag(),
  /** The portal's own part of its address: `/portal/<stub>`. */
  stub: output.textOrNull(),
  phone: output.textOrNull(),
  email: output.textOrNull(),
  message: output.textOrNull(),
  /** It is null until the settings have been saved once. */
  updated_at: output.textOrNull(),
});
export type TenantPortalConfig = yup.InferType<typeof tenantPortalConfig>;

type OptionalText = ReturnType<typeof optionalText>;
/** Requires the field when the portal is on. */
const requiredWhenOn =
  (message: string) =>
  ([enabled]: unknown[], schema: OptionalText): OptionalText =>
    enabled === true ? schema.test('required', message, Boolean) : schema;

export const tenantPortalInput = namedObject('TenantPortalInput', {
  enable_portal: flag('Hyresgästportalen är aktiverad').required('Ange om hyresgästportalen är aktiverad'),
  stub: optionalText('Portalens adress', MAX_STUB_LENGTH)
    .lowercase()
    .matches(validStub, {
      message: 'Använd bara små bokstäver a–z, siffror och bindestreck, till exempel holms-fastigheter',
      excludeEmptyString: true,
    })
    .when('enable_portal', requiredWhenOn('Portalens adress måste fyllas i')),
  phone: optionalPhone(),
  email: optionalEmail().when(
    'enable_portal',
    requiredWhenOn('Mejladress måste fyllas i, så att hyresgästerna når dig'),
  ),
  message: optionalText('Meddelande till hyresgästerna', 2000),
  updated_at: seenUpdatedAt(),
});

/** How many of the tenants with the status `ACTIVE` are at each step towards an account in the portal. */
export const tenantPortalStatus = namedObject('TenantPortalStatus', {
  /** The number of tenants who are not invited and have an email address. */
  not_invited: output.number(),
  /** The number of tenants who are not invited and have no email address. */
  without_address: output.number(),
  /** The number of tenants who are invited by a link that still works, without an account yet. */
  invited: output.number(),
  /** The number of tenants without an account whose link has expired. */
  expired: output.number(),
  /** The number of tenants with an account. */
  active: output.number(),
});

export type TenantPortalStatus = yup.InferType<typeof tenantPortalStatus>;

/** What the tenants see of their landlord. */
export const portalLandlord = namedObject('PortalLandlord', {
  name: output.text(),
  phone: output.textOrNull(),
  email: output.textOrNull(),
  message: output.textOrNull(),
});
export type PortalLandlord = yup.InferType<typeof portalLandlord>;

export const portalInvite = namedObject('PortalInvite', {
  /** The name and the email address of the invited tenant. */
  name: output.text(),
  email: output.text(),
  /** The portal's own part of its address, where the tenant signs in after the activation. */
  stub: output.textOrNull(),
  expires_at: output.text(),
  landlord: portalLandlord.required(),
});

export const activatePortalInput = resetPasswordInput
  .pick(['password', 'password_confirmation'])
  .meta({ name: 'ActivatePortalInput' });

export const tenantPortalCalls = defineCalls('tenantPortal', {
  config: call({
    method: 'GET',
    path: '/api/tenantportalconfig',
    summary: 'Hyresgästportalen',
    response: tenantPortalConfig,
  }),
  updateConfig: call({
    method: 'PATCH',
    path: '/api/tenantportalconfig',
    summary: 'Ändra hyresgästportalen',
    body: tenantPortalInput,
    response: tenantPortalConfig,
  }),
  status: call({
    method: 'GET',
    path: '/api/tenantportalconfig/status',
    summary: 'Hur många hyresgäster som är inbjudna',
    response: tenantPortalStatus,
  }),
  /** Invites the tenants with the status `ACTIVE` who have an email address and no account, and no link that still works. */
  inviteAll: call({
    method: 'POST',
    path: '/api/tenantportalconfig/invite',
    requires: 'contact.write',
    // It answers 424 while the portal is off.
    needsIntegration: true,
    summary: 'Bjud in alla som inte är inbjudna',
    idempotent: true,
    response: yup.object({ invited: output.number() }),
  }),
  /** What the page at the portal's address shows of the landlord. */
  landlord: call({
    method: 'GET',
    path: '/api/tenantportal/{stub}',
    summary: 'Hyresvärden bakom en portal',
    access: 'public',
    response: portalLandlord,
  }),
  invite: call({
    method: 'GET',
    path: '/api/tenantportal/invite/{token}',
    summary: 'Vem som är inbjuden, och av vem',
    access: 'public',
    response: portalInvite,
  }),
  /** Sets the password of the tenant. The link, which works once, has proven the tenant's email address. */
  activate: call({
    method: 'POST',
    path: '/api/tenantportal/invite/{token}',
    summary: 'Aktivera kontot i hyresgästportalen',
    access: 'public',
    body: activatePortalInput,
    response: messageResponse,
  }),
});
