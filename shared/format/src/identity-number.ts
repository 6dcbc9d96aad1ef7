import { type LocalDate, today } from './local-date';
import { parseOrganisationNumber } from './organisation-number';
import { parsePersonalNumber } from './personal-number';

/** The kind of owner that the user chose in the form. */
export type IdentityKind = 'person' | 'organisation';

/**
 * The canonical form of the text (`YYYYMMDD-XXXX` or `NNNNNN-NNNN`), or null when it is not a number of that kind. The
 * personnummer of a sole trader is also an organisation's number. `on` is the day of reading.
 */
export const parseIdentityNumber = (
  text: string,
  kind: IdentityKind,
  on: LocalDate = today(new Date()),
): string | null =>
  (kind === 'person' ? parsePersonalNumber(text, on) : parseOrganisationNumber(text, on))?.canonical ?? null;

/** A canonical number with its last four digits hidden: `19850412-****`. Numbers of organisations are public and unchanged. */
export const maskIdentityNumber = (canonical: string): string =>
  canonical.replace(/^(\d{8})-\d{4}$/, '$1-****');
