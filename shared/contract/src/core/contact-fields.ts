import type * as yup from 'yup';
import { findPostalCodeFormat, isSweden, parsePhone, parsePostalCode } from './contact.rules';
import { optionalText, text } from './fields';

const isBlank = (value: string | null | undefined): value is '' | null | undefined => !value;
const toPhone = (value: unknown) => (typeof value === 'string' ? (parsePhone(value) ?? value) : value);
const isPhone = (value: string | null | undefined) => isBlank(value) || parsePhone(value) !== null;
const INVALID_PHONE = 'Telefonnumret stämmer inte. Skriv till exempel 070-123 45 67 eller +47 22 12 34 56.';

/** A required phone number: Swedish, or foreign with `+` and the country code. */
export const phone = (label = 'Telefon') =>
  text(label, 40).transform(toPhone).test('phone', INVALID_PHONE, isPhone);
export const optionalPhone = (label = 'Telefon') =>
  optionalText(label, 40).transform(toPhone).test('phone', INVALID_PHONE, isPhone);

const invalidPostalCode = (country: unknown): string => {
  if (isSweden(country))
    return 'Postnumret ska ha fem siffror, till exempel 702 11. Ändra landet om adressen är utomlands.';
  const format = findPostalCodeFormat(country);
  return format === undefined
    ? 'Postnumret får bara ha bokstäver, siffror, mellanslag och bindestreck'
    : `Postnumret stämmer inte med landet. Skriv till exempel ${format.example}.`;
};

/** A required postal code of the country in the field `country` beside it. */
export const postalCode = (label = 'Postnummer') =>
  text(label, 12).when('country', ([country]: unknown[], schema: yup.StringSchema<string>) =>
    schema
      .transform((value: unknown) =>
        typeof value === 'string' ? (parsePostalCode(value, country) ?? value) : value,
      )
      .test(
        'postal-code',
        () => invalidPostalCode(country),
        (value) => isBlank(value) || parsePostalCode(value, country) !== null,
      ),
  );
