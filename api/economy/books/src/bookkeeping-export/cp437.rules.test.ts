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
  // Letters that Unicode does not take apart.
  ['Łukasz Đorđević', 'Lukasz Dordevic'],
  ['Ħ ı Œ Þ ð ŋ ẞ ß', 'H i Oe Th d ng Ss ß'],
  // Letters of other scripts, also Greek ones that code page 437 has beside others that it lacks.
  ['Юлия Щёголева', 'Yuliya Shchegoleva'],
  ['Σπύρος Γιώργος', 'Spyros Giorgos'],
  ['李 김', 'Li Gim'],
  // A letter that is not read, a combining mark without a letter of its own, and signs.
  ['بابا', 'bb'],
  ['x\u030c', 'x'],
  ['№ 5 µ', 'No 5 \u00b5'],
  ['\ue000', '?'],
])('replaces what code page 437 does not have: %s', (text, expected) => {
  expect(toCp437Text(text)).toBe(expected);
  expect(() => encodeCp437(toCp437Text(text))).not.toThrow();
});

test('refuses to encode characters that code page 437 does not have', () => {
  expect(() => encodeCp437('5 €')).toThrow('Not in code page 437: €');
});

test('no letter becomes a question mark', () => {
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((character) =>
    /\p{L}/u.test(character),
  );
  expect(letters.length).toBeGreaterThan(40_000);
  expect(letters.filter((letter) => toCp437Text(letter).includes('?'))).toEqual([]);
});
