import { type LocalDate, today } from './local-date';
import { parseOrganisationNumber } from './organisation-number';
import { parsePersonalNumber } from './personal-number';

/** Who the number is for: what the user chose in the form. */
export type IdentityKind = 'person' | 'organisation';

/**
 * The canonical form of what was typed (`YYYYMMDD-XXXX` or `NNNNNN-NNNN`), or null when it is not a number of the kind
 * chosen. A sole trader's personnummer counts only when organisation was chosen. `on` is the day it is read.
 */
export const identityNumber = (
  text: string,
  kind: IdentityKind,
  on: LocalDate = today(new Date()),
): string | null =>
  (kind === 'person' ? parsePersonalNumber(text, on) : parseOrganisationNumber(text, on))?.canonical ?? null;

/** A canonical number for places where the whole is not needed: `19850412-****`. An organisation's is public and stays. */
export const maskedIdentity = (canonical: string): string => canonical.replace(/^(\d{8})-\d{4}$/, '$1-****');
