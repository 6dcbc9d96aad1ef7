import { normalizeName, normalizeTitle } from './normalize-title.rules';

test.each([
  ['Yta (m²)', 'yta'],
  ['  HYRA   per månad ', 'hyra per månad'],
  ['Faktura-e-post', 'faktura e post'],
  ['Personnummer/organisationsnummer', 'personnummer organisationsnummer'],
  ['A\u030adress', 'ådress'],
  ['Hyra (kr (per månad))', 'hyra'],
  ['Hyra (kr', 'hyra'],
])('the title %j is compared as %j', (title, expected) => {
  expect(normalizeTitle(title)).toBe(expected);
});

// A search for the closing bracket from each of them would take minutes.
test('a title of nothing but brackets is empty', () => {
  expect(normalizeTitle('('.repeat(1_000_000))).toBe('');
});

test('names are compared without case and repeated spaces', () => {
  expect(normalizeName(' KV.\u00a0Eken  1')).toBe(normalizeName('Kv. Eken 1'));
  expect(normalizeName('Lgh 10')).not.toBe(normalizeName('Lgh 1 0'));
});
