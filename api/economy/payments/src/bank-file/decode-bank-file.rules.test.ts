import { decodeBankFile } from './decode-bank-file.rules';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** The text of a file, or why it is refused. */
const decode = (bytes: Uint8Array): string => {
  try {
    return decodeBankFile(bytes);
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown without a message';
  }
};
const refused =
  'Filen har en annan teckenkodning än den anger. Hämta den på nytt från banken, och spara inte om den i ett annat program.';

test.each([
  ['utf-16le', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0xe5, 0x00])],
  ['utf-16be', Buffer.from([0xfe, 0xff, 0x00, 0x41, 0x00, 0xe5])],
])('a file with a byte order mark of %s is read in it', (_encoding, bytes) => {
  expect(decode(bytes)).toBe('Aå');
});

test.each([
  ['utf-16le', Buffer.from([0xff, 0xfe, 0x41])],
  ['utf-16be', Buffer.from([0xfe, 0xff, 0x41])],
])('a file of broken %s has no text', (_encoding, bytes) => {
  expect(decode(bytes)).toBe('');
});

test('only a whole byte order mark is one', () => {
  expect(decode(latin1('ÿ1;2'))).toBe('ÿ1;2');
  expect(decode(latin1('þ1;2'))).toBe('þ1;2');
  expect(decode(latin1('ï1;2'))).toBe('ï1;2');
});

test('a text that is not XML is Windows-1252 when it is not UTF-8, also with angle brackets in it', () => {
  expect(decode(Buffer.from([...latin1('Å <1> '), 0x80]))).toBe('Å <1> €');
});

test('XML may begin with blanks, which are no part of it', () => {
  expect(decode(latin1('\r\n <a>å</a>\n'))).toBe('<a>å</a>\n');
});

test('a declaration within a comment declares nothing', () => {
  const text = '<!-- <?xml encoding="EBCDIC"?> --><a>å</a>';
  expect(decode(latin1(text))).toBe(text);
});

test('the declared encoding is read in capitals, in either quotes, and with blanks around the sign', () => {
  // The byte 8A is Š in Windows-1252, and a control character in ISO-8859-1.
  const declare = (encoding: string) =>
    Buffer.from([...latin1(`<?xml version="1.0" ${encoding}?><a>`), 0x8a, ...latin1('</a>')]);
  for (const encoding of [
    'encoding="windows-1252"',
    "encoding='Windows-1252'",
    'encoding = "windows-1252"',
    'encoding="cp1252"',
  ])
    expect(decode(declare(encoding))).toContain('<a>Š</a>');
  expect(
    decode(Buffer.from([...latin1('<?xml encoding="ISO-8859-15"?><a>'), 0xa4, ...latin1('</a>')])),
  ).toContain('<a>€</a>');
  // As everywhere, blanks in front are no part of it.
  expect(decode(Buffer.from([0x0d, 0x0a, 0x20, ...declare('encoding="windows-1252"')]))).toContain(
    '<a>Š</a>',
  );
  expect(decode(declare('encoding="UTF-8"'))).toBe(refused);
  expect(decode(declare('encoding="EBCDIC"'))).toBe(refused);
});

test('broken UTF-8 is refused by what Swedish letters look like in it', () => {
  // An å in UTF-8, and one in ISO-8859-1.
  expect(decode(Buffer.from([...Buffer.from('<a>å</a>'), 0xe5]))).toBe(refused);
  expect(decode(latin1('<a>\u00c3L å</a>'))).toBe('<a>\u00c3L å</a>');
});
