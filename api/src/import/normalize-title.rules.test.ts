import { normalizeName, normalizeTitle } from './normalize-title.rules';

test.each([
  ['Yta (m²)', 'yta'],
  ['  HYRA   per månad ', 'hyra per månad'],
  ['Faktura-e-post', 'faktura e post'],
  ['Personnummer/organisationsnummer', 'personnummer organisationsnummer'],
  ['A\u030adress', 'ådress'],
])('the title %j is compared as %j', (title, expected) => {
  expect(normalizeTitle(title)).toBe(expected);
});

test('names are compared without case and repeated spaces', () => {
  expect(normalizeName(' KV.\u00a0Eken  1')).toBe(normalizeName('Kv. Eken 1'));
  expect(normalizeName('Lgh 10')).not.toBe(normalizeName('Lgh 1 0'));
});
