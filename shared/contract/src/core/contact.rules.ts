import { normalizeText } from './normalize-text';

const PHONE_CHARACTERS = /^\+?[\d ()./-]+$/;
/** Seven to eleven digits with the area code. */
const SWEDISH_PHONE = /^0[1-9]\d{5,9}$/;
/** The country code and the number, at most 15 digits (E.164). */
const FOREIGN_PHONE = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number with plain spaces and hyphens, and `+` before the country code: `0046 (0)70-123 45 67` gives `+46 70-123 45
 * 67`. Its grouping stays as typed. The result is null when it is not a phone number.
 */
export const parsePhone = (text: string): string | null => {
  const typed = normalizeText(text).replace(/^00 ?/, '+');
  const phone = typed.startsWith('+') ? typed.replace(/ ?\(0\) ?/, ' ').replace(/ +/g, ' ') : typed;
  if (!PHONE_CHARACTERS.test(phone)) return null;
  const digits = phone.replace(/[^\d+]/g, '');
  return SWEDISH_PHONE.test(digits) || FOREIGN_PHONE.test(digits) ? phone : null;
};

const SWEDEN = ['', 'sverige', 'sweden', 'se'];
/** Whether the country is Sweden. An address without a country is Swedish. */
export const isSweden = (country: unknown): boolean =>
  SWEDEN.includes(typeof country === 'string' ? country.trim().toLowerCase() : '');

const SWEDISH_POSTAL_CODE = /^(?:SE?-? ?)?([1-9]\d{2}) ?(\d{2})$/;
const FOREIGN_POSTAL_CODE = /^[A-Z\d][A-Z\d -]{1,11}$/;

/** What postal codes of a country look like. Of other countries, only the characters are checked. */
interface PostalCodeFormat {
  names: readonly string[];
  pattern: RegExp;
  example: string;
}
const POSTAL_CODE_FORMATS: readonly PostalCodeFormat[] = [
  { names: ['norge', 'norway', 'no'], pattern: /^(?:NO?-)?\d{4}$/, example: '0150' },
  { names: ['danmark', 'denmark', 'dk'], pattern: /^(?:DK-)?\d{4}$/, example: '2100' },
  { names: ['finland', 'suomi', 'fi'], pattern: /^(?:FI-)?\d{5}$/, example: '00100' },
  { names: ['tyskland', 'deutschland', 'germany', 'de'], pattern: /^(?:DE?-)?\d{5}$/, example: '10115' },
  {
    names: ['nederländerna', 'nederland', 'netherlands', 'nl'],
    pattern: /^(?:NL-)?\d{4}[ -]?[A-Z]{2}$/,
    example: '1012 AB',
  },
  { names: ['polen', 'polska', 'poland', 'pl'], pattern: /^(?:PL-)?\d{2}-\d{3}$/, example: '00-950' },
];

/** The format of a foreign country's postal codes; undefined when it is not known. */
export const findPostalCodeFormat = (country: unknown): PostalCodeFormat | undefined => {
  const name = typeof country === 'string' ? country.trim().toLowerCase() : '';
  return POSTAL_CODE_FORMATS.find(({ names }) => names.includes(name));
};

/**
 * A postal code as it is written: `70211` gives `702 11` for Sweden; other countries' stay as typed. The result is null when
 * it is not a postal code of the country.
 */
export const parsePostalCode = (text: string, country: unknown): string | null => {
  const typed = normalizeText(text);
  const pattern = findPostalCodeFormat(country)?.pattern ?? FOREIGN_POSTAL_CODE;
  if (!isSweden(country)) return pattern.test(typed.toUpperCase()) ? typed : null;
  const [, area, place] = SWEDISH_POSTAL_CODE.exec(typed.toUpperCase()) ?? [];
  return area === undefined ? null : `${area} ${place}`;
};
