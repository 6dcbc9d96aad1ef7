import { indexesOf, prefixQuery, wordsOf } from './search-query.rules';

test.each([
  ['Åsa Öberg', ['asa', 'oberg']],
  ['19850412-2386', ['19850412', '2386']],
  ['  Storgatan 12, ', ['storgatan', '12']],
  ["o'brien & söner", ['o', 'brien', 'soner']],
  ['!:*&|', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a query asks for the beginning of every word', () => {
  expect(prefixQuery('Åsa Ö')).toBe('asa:* & o:*');
  expect(prefixQuery(' - ')).toBeNull();
});

test.each([
  ['', ['leases', 'entities', 'tenants', 'companies']],
  ['entities, tenants', ['entities', 'tenants']],
  ['nothing', []],
])('the index %j means %j', (names, indexes) => {
  expect(indexesOf(names)).toEqual(indexes);
});
