import { type LocalDate, today } from './local-date';
import { parseOrganisationNumber } from './organisation-number';
import { parsePersonalNumber } from './personal-number';

/** Whether the number is that of a person or of an organisation. */
export type IdentityKind = 'person' | 'organisation';

/**
 * The canonical form of the text (`YYYYMMDD-XXXX` or `NNNNNN-NNNN`), or null when it is not a number of that kind. The
 * personnummer of a sole trader is also an organisation's number. `currentDay` is today in Sweden.
 */
export const parseIdentityNumber = (
  text: string,
  kind: IdentityKind,
  currentDay: LocalDate = today(new Date()),
): string | null =>
  (kind === 'person' ? parsePersonalNumber(text, currentDay) : parseOrganisationNumber(text, currentDay))
    ?.canonical ?? null;
