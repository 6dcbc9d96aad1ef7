import * as yup from 'yup';
import { tenantInput } from '../leases/tenant';
import { addressInput } from '../objects/address';
import { companyInput } from '../objects/company';
import { parsePhone, parsePostalCode } from './contact.rules';
import { optionalPhone, phone } from './contact-fields';
import { firstMessages } from './contact-fields.test-data';

test.each([
  ['070-123 45 67', '070-123 45 67'],
  [' 0701234567 ', '0701234567'],
  ['08‑55 10 00', '08-55 10 00'],
  ['(019) 12 34 56', '(019) 12 34 56'],
  ['+46701234567', '+46701234567'],
  ['+46 (0)70-123 45 67', '+46 70-123 45 67'],
  ['0047 22 12 34 56', '+47 22 12 34 56'],
  ['+1 212 555 0100', '+1 212 555 0100'],
])('parses the phone number %j as %j', (text, parsed) => {
  expect(parsePhone(text)).toBe(parsed);
  expect(parsePhone(parsed)).toBe(parsed);
});

test.each([
  'abc',
  '123',
  '070',
  '070-1',
  '07O-123 45 67',
  '22 12 34 56',
  '+0 123 456 78',
  '+46',
  '070-123 45 67 8901',
])('refuses the phone number %j', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test.each([
  ['70211', 'Sverige', '702 11'],
  ['702 11', 'Sverige', '702 11'],
  ['SE-702 11', 'sverige', '702 11'],
  ['702\u00a011', undefined, '702 11'],
  ['123', 'Sverige', null],
  ['012 34', 'Sverige', null],
  ['702 111', 'Sverige', null],
  ['SW1A 1AA', 'Sverige', null],
  ['SW1A 1AA', 'Storbritannien', 'SW1A 1AA'],
  ['0150', 'Norge', '0150'],
  ['10115', 'Tyskland', '10115'],
  ['1012-AB', 'Nederländerna', '1012-AB'],
  ['#!', 'Norge', null],
  ['702 11', 'Norge', null],
  ['15', 'Danmark', null],
  ['DK-2100', 'Danmark', 'DK-2100'],
  ['00100', 'Finland', '00100'],
  ['1011', 'Tyskland', null],
  ['00-950', 'Polen', '00-950'],
  ['ABC 99', 'Kanada', 'ABC 99'],
])('parses the postal code %j of %s as %j', (text, country, parsed) => {
  expect(parsePostalCode(text, country)).toBe(parsed);
});

test('a postal code that does not fit its country is refused with an example of one that does', () => {
  const norwegian = { address: 'Gata 1', city: 'Oslo', country: 'Norge', postal_code: '702 11' };
  expect(firstMessages(addressInput, norwegian)).toMatchObject({
    postal_code: 'Postnumret stämmer inte med landet. Skriv till exempel 0150.',
  });
});

test('the input schemas normalise postal codes by country, and refuse invalid postal codes and phone numbers', () => {
  const address = { address: 'Gatan 1', city: 'Örebro' };
  expect(addressInput.cast({ ...address, postal_code: '70211', country: 'Sverige' }).postal_code).toBe(
    '702 11',
  );
  expect(addressInput.cast({ ...address, postal_code: '70211' }).postal_code).toBe('702 11');
  expect(addressInput.cast({ ...address, postal_code: '10115', country: 'Tyskland' }).postal_code).toBe(
    '10115',
  );
  expect(firstMessages(addressInput, { ...address, postal_code: '123', country: 'Sverige' })).toEqual({
    postal_code: expect.stringContaining('fem siffror'),
  });
  expect(firstMessages(companyInput, { ...address, postal_code: '123', phone: 'abc' })).toMatchObject({
    postal_code: expect.stringContaining('fem siffror'),
    phone: expect.stringContaining('Telefonnumret'),
  });
  expect(firstMessages(tenantInput, { name: 'Ada', identifier: '1', phone: 'abc' })).toEqual({
    phone: expect.stringContaining('Telefonnumret'),
  });
});

test('an optional phone number may be empty, a required one says that it is missing', () => {
  const schema = yup.object({ phone: phone(), mobile: optionalPhone() });
  expect(firstMessages(schema, { phone: '', mobile: '' })).toEqual({ phone: 'Telefon måste fyllas i' });
  expect(schema.cast({ phone: '0046701234567', mobile: '' })).toEqual({
    phone: '+46701234567',
    mobile: null,
  });
});
