import { listPossibleNumbers, listReferences } from './payment-references.rules';

const possible = (message: string) => listPossibleNumbers({ references: [], message });

test.each([
  // As our own invoice prints the number, inside a sentence.
  ['Hyra mars OCR 1000 0180 tack', '10000180'],
  ['OCR:1000-0180', '10000180'],
  ['lgh 1101 1000 0180', '10000180'],
  ['ocr 1000 0180.', '10000180'],
  ['avi 00010018', '10018'],
])('%j has the number %s', (message, number) => {
  expect(possible(message)).toContain(number);
});

test('groups that no check digit holds together are not one number', () => {
  expect(possible('Hyra 2026-03 lgh 1101')).toEqual(['2026', '1101']);
  expect(possible('1000 0181')).toEqual(['1000', '0181', '181']);
});

test('a number in another field of the entry is possible, and is never the reference', () => {
  const payment = { references: [], message: null, otherTexts: ['Avi 1000 0180', '10024784'] };
  expect(listPossibleNumbers(payment)).toEqual(expect.arrayContaining(['10000180', '10024784']));
  expect(listReferences(payment)).toEqual([]);
});

test('a text of very many groups is read in a moment', () => {
  expect(possible('1 '.repeat(5000)).length).toBeLessThan(500);
});

test('groups make a number from five digits on, and a text without digits has none', () => {
  expect(possible('100 09')).toEqual(['10009']);
  // 1008 would have a check digit, too.
  expect(possible('100 8')).toEqual([]);
  expect(possible('Hyra december')).toEqual([]);
});

test('of a text of very many groups only the first fifty are tried', () => {
  const before = (groups: number) => possible(`${'7 '.repeat(groups)}1000 0180`);
  expect(before(48)).toContain('10000180');
  expect(before(60)).not.toContain('10000180');
});
