import { fitsExtension } from './file-content.rules';

test.each([
  ['avtal.pdf', '%PDF-1.7 avtal', true],
  ['avtal.PDF', '\ufeff\n%PDF-1.4', true],
  ['avtal.pdf', 'not pdf', false],
  ['avtal.pdf', `${'x'.repeat(2000)}%PDF-1.7`, false],
  ['kran.jpg', '\xff\xd8\xff\xe0', true],
  ['kran.jpg', 'RIFF\0\0\0\0WEBP', true],
  ['kran.heic', '\0\0\0\x18ftypheic', true],
  ['kran.jpg', 'MZ\x90\0', false],
  ['kran.png', '%PDF-1.7', false],
  ['hyror.xlsx', 'PK\x03\x04', true],
  ['hyror.xlsx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', true],
  ['hyror.xls', 'Objekt;Hyra', false],
  ['brev.doc', '{\\rtf1', true],
  ['brev.docx', '<html>', false],
  ['ritning.dwg', 'AC1032', true],
  ['arkiv.zip', 'Rar!', false],
  ['anteckning.txt', 'Hyra 8 500', true],
  ['anteckning.txt', '\xff\xfeH\0y\0', true],
  ['anteckning.txt', 'MZ\x90\0', false],
  ['lista.csv', 'PK\x03\x04', false],
])('%s that begins with %j: %p', (name, text, fits) => {
  expect(fitsExtension(name, Buffer.from(text, 'latin1'))).toBe(fits);
});
