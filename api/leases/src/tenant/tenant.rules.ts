import type { PortalState } from '@husrum/contract/tenant';
import { type LocalDate, parseIdentityNumber } from '@husrum/format';
import { tenantTexts } from './tenant.texts';

export interface TenantFields {
  readonly name: string;
  /** Whether the tenant is an organisation, with an organisation number, and not a person. */
  readonly organisation: boolean;
  readonly identifier: string;
  readonly email: string | null;
  readonly billing_email: string | null;
  readonly phone: string;
}

export const getIdentifierError = (organisation: boolean): string =>
  organisation ? tenantTexts.invalidOrganisationNumber : tenantTexts.invalidPersonalNumber;

/** The number in the form in which it is stored; null if it is not a valid number of the chosen kind. */
export const toCanonicalIdentifier = (
  { identifier, organisation }: Pick<TenantFields, 'identifier' | 'organisation'>,
  today: LocalDate,
): string | null => parseIdentityNumber(identifier, organisation ? 'organisation' : 'person', today);

/**
 * Whether two email addresses are the same, apart from case and surrounding spaces. The result is null for a tenant without
 * one.
 */
export const isSameEmail = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

export const toPortalState = (tenant: {
  invite_sent_at: string | null;
  portal_activated_at: string | null;
}): PortalState => {
  if (tenant.portal_activated_at !== null) return 'ACTIVE';
  return tenant.invite_sent_at === null ? 'NOT_INVITED' : 'INVITED';
};
