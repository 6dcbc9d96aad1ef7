import type { PortalState, TenantInput } from '@husrum/contract/tenant';
import { identityNumber, type LocalDate } from '@husrum/format';

/** What is wrong with a number that is none of its kind. */
export const identifierText = (organisation: boolean): string =>
  organisation ? 'Ange ett giltigt organisationsnummer' : 'Ange ett giltigt personnummer';

/** The number as it is stored, or null when it is not one of the kind that was chosen. */
export const canonicalIdentifier = (
  { identifier, organisation }: Pick<TenantInput, 'identifier' | 'organisation'>,
  today: LocalDate,
): string | null => identityNumber(identifier, organisation ? 'organisation' : 'person', today);

/** How far a tenant has come with the tenant portal. */
export const portalState = (tenant: {
  invite_sent_at: string | null;
  portal_activated_at: string | null;
}): PortalState => {
  if (tenant.portal_activated_at !== null) return 'ACTIVE';
  return tenant.invite_sent_at === null ? 'NOT_INVITED' : 'INVITED';
};
