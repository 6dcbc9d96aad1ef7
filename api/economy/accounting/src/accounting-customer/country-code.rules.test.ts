import { findCountryCode } from './country-code.rules';

test.each([
  ['Sverige', 'SE'],
  [' norge ', 'NO'],
  ['Österrike', 'AT'],
  ['Storbritannien', 'GB'],
  ['Åland', 'AX'],
  ['USA', 'US'],
  ['Hongkong', 'HK'],
  ['Germany', 'DE'],
  ['dk', 'DK'],
])('%s has the code %s', (country, code) => {
  expect(findCountryCode(country)).toBe(code);
});

test.each(['Atlantis', 'Europeiska unionen', 'Kosovo', 'okänd region', 'XX', 'SU', 'Suomi/Finland'])(
  '%s has no code',
  (country) => {
    expect(findCountryCode(country)).toBeNull();
  },
);
