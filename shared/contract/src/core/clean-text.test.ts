import { longText, optionalText, text } from './fields';

test.each([
  ['  Kv. Eken ', 'Kv. Eken'],
  ['Kv.\nEken\t2', 'Kv. Eken 2'],
  ['Kv. \u0000Eken\u0007', 'Kv. Eken'],
  // The three people of this emoji are joined by invisible characters, which must stay.
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['Fastig\u00adhet', 'Fastig\u00adhet'],
])(
  'a one-line text loses surrounding spaces, line breaks and control characters: %j becomes %j',
  (value, expected) => {
    expect(text('Namn').cast(value)).toBe(expected);
  },
);

test.each(['\u200b', '\u2060\u00ad', '\ufeff \u00a0', '\u2800', '\n'])(
  'the text %j has no visible character, so it counts as missing',
  (value) => {
    expect(() => text('Namn').validateSync(value)).toThrow('Namn måste fyllas i');
    expect(() => longText('Beskrivning').validateSync(value)).toThrow('Beskrivning måste fyllas i');
    expect(optionalText('Märkning').validateSync(value)).toBeNull();
  },
);

test('a long text keeps its line breaks and tabs, but no control characters', () => {
  expect(longText('Beskrivning').validateSync('Rad 1\r\n\tRad 2\u0000')).toBe('Rad 1\r\n\tRad 2');
});
