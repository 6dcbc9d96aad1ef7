import { cleanName, fileKind, opensInBrowser } from './file-kind.rules';

test.each([
  ['Kontrakt.PDF', 'application/pdf', true],
  ['planlösning.jpg', 'image/jpeg', true],
  ['hyror 2026.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
])('%s is %s', (name, mimetype, inline) => {
  expect(fileKind({ name, size: 1 })).toEqual({ mimetype });
  expect(opensInBrowser(mimetype)).toBe(inline);
});

test.each(['virus.exe', 'sida.html', 'bild.svg', 'utan-ändelse', 'kontrakt.pdf.js', 'a.constructor'])(
  '%s is not taken',
  (name) => {
    expect(fileKind({ name, size: 1 })).toEqual({
      error: 'Filtypen går inte att ladda upp. Välj PDF, bild, text, zip eller ett Office-dokument.',
    });
  },
);

test('an empty file is told to be empty', () => {
  expect(fileKind({ name: 'kontrakt.pdf', size: 0 })).toEqual({ error: 'Filen är tom' });
});

test('names keep their letters and ending, and lose folders and control characters', () => {
  expect(cleanName('C:\\Anna\\Ålgatan\u0000 1.pdf')).toBe('Ålgatan 1.pdf');
  expect(cleanName('../../etc/Kontrakt.pdf')).toBe('Kontrakt.pdf');
  expect(cleanName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
  expect(cleanName('A\u030Alen.pdf')).toBe('Ålen.pdf');
});
