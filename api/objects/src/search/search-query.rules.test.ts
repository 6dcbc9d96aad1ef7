import {
  parseIndexes,
  splitWords,
  toPrefixQuery,
  toSearchCode,
  toTypoQuery,
  toWholeWordQuery,
} from './search-query.rules';

test.each([
  ['Åsa Öberg', ['asa', 'oberg']],
  ['19850412-2386', ['19850412', '2386']],
  ['  Storgatan 12, ', ['storgatan', '12']],
  ["o'brien & söner", ['o', 'brien', 'soner']],
  ['!:*&|', []],
])('splits %s into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ['10114387', '10114387'],
  ['1011 4387', '10114387'],
  ['850412-2386', '8504122386'],
  ['Ä-1001', 'a1001'],
  ['K-2024-7', 'k20247'],
  ['070-174 06 05', '0701740605'],
  ['+46 70-174 06 05', '0701740605'],
  ['0046701740605', '0701740605'],
  ['+46 (0)70-174 06 05', '0701740605'],
  ['4670', '4670'],
  ['Åsa', null],
])('the search code of %s is %s', (text, code) => {
  expect(toSearchCode(text)).toBe(code);
});

test.each([
  ['Åsa Ö', 'asa:* & o:*'],
  ['Storgatan 12', 'storgatan:* & 12:*'],
  ['10114387', '10114387:*'],
  ['070-174 06', '07017406:* | (070 <-> 174 <-> 06:*)'],
  ['Lgh 1102, Björken 4', 'lgh:* & 1102:* & bjorken:* & 4:*'],
  ['lgh1102', '(lgh <-> 1102:*)'],
  ['Storgatan 12b', 'storgatan:* & (12 <-> b:*)'],
  ['Ä-1001', null],
  [' - ', null],
])('the prefix query of %s is %s', (text, query) => {
  expect(toPrefixQuery(text)).toBe(query);
});

test.each([
  ['lgh1102 Björken', '(lgh:AD <-> 1102:*AD) & bjorken:*AD'],
  ['1102', '1102:*AD'],
])('the prefix query of %s, searched in names only, is %s', (text, query) => {
  expect(toPrefixQuery(text, 'names')).toBe(query);
});

test.each([
  ['Eva Björken', 'eva:*ABD & bjorken:*ABD'],
  ['Eva 1102', 'eva:*ABD & 1102:*AD'],
  ['lgh1102', '(lgh:ABD <-> 1102:*AD)'],
])('the prefix query of %s, with numbers searched in names only, is %s', (text, query) => {
  expect(toPrefixQuery(text, 'numbersInNames')).toBe(query);
});

test.each([
  ['Björken 4', 'bjorken:AD & 4:AD'],
  ['lgh1102', 'lgh:AD & 1102:AD'],
  [' – ', null],
])('the query of the whole words of %j, searched in names only, is %j', (text, query) => {
  expect(toWholeWordQuery(text, 'names')).toBe(query);
});

test.each([
  ['svenson', { text: 'svenson', numbers: null }],
  ['storgatn 12', { text: 'storgatn', numbers: '12:*' }],
  ['storgatn 12b', { text: 'storgatn', numbers: '(12 <-> b:*)' }],
  ['storgatn12', null],
  ['10114387', null],
  ['ab', null],
  ['A-1001', null],
])('the typo query of %s is %j', (text, query) => {
  expect(toTypoQuery(text)).toEqual(query);
});

test.each([
  ['', ['leases', 'entities', 'tenants', 'companies', 'invoices', 'tickets', 'maintenance']],
  ['entities, tenants', ['entities', 'tenants']],
  ['nothing', []],
])('parses the index list %j as %j', (names, indexes) => {
  expect(parseIndexes(names)).toEqual(indexes);
});
