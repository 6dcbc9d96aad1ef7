import { encodeCp437, toCp437Text } from './cp437.rules';

test.each([
  ['ÅÄÖåäöéÉü', '8f8e99868494829081'],
  ['Kr 100', '4b7220313030'],
  ['½ ñ ÿ', 'ab20a42098'],
])('encodes %s', (text, hex) => expect(encodeCp437(text).toString('hex')).toBe(hex));

test.each([
  ['Hyra 1 500 kr – 2 000 €', 'Hyra 1 500 kr - 2 000 EUR'],
  ['Lgh 1101\u00a0· \u221212', 'Lgh 1101 · -12'],
  ['Søren Õun', 'Soren Oun'],
  ['Åke “Ågren”…', 'Åke "Ågren"...'],
  // An a with a combining ring and an o with a combining diaeresis, a line break and a tab.
  ['A\u030akero\u0308\r\n\tAB', 'Åkerö AB'],
  ['李 🏠', '? ?'],
])('replaces what code page 437 does not have: %s', (text, expected) => {
  expect(toCp437Text(text)).toBe(expected);
  expect(() => encodeCp437(toCp437Text(text))).not.toThrow();
});

test('refuses to encode characters that code page 437 does not have', () => {
  expect(() => encodeCp437('5 €')).toThrow('Not in code page 437: €');
});
