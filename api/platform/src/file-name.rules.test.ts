import { isInlineType, sanitizeFileName, toDownloadName } from './file-name.rules';

test('removes folders and control characters, shortens a long name, and normalizes its letters', () => {
  expect(sanitizeFileName('C:\\Anna\\Ålgatan\u0000 1.pdf')).toBe('Ålgatan 1.pdf');
  expect(sanitizeFileName('../../etc/Kontrakt.pdf')).toBe('Kontrakt.pdf');
  expect(sanitizeFileName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
  expect(sanitizeFileName('A\u030Alen.pdf')).toBe('Ålen.pdf');
});

test('removes the characters that turn the direction of a text, which would hide the extension', () => {
  expect(sanitizeFileName('avtal\u202efdp.exe')).toBe('avtalfdp.exe');
  expect(toDownloadName('avtal\u2067fdp\u2069', 'scan.zip')).toBe('avtalfdp.zip');
  expect(sanitizeFileName('familj 👨‍👩‍👧.png')).toBe('familj 👨‍👩‍👧.png');
});

test('adds the extension of the file to a download name that does not have it', () => {
  expect(toDownloadName('Hyresavtal', 'scan.pdf')).toBe('Hyresavtal.pdf');
  expect(toDownloadName('Hyresavtal.PDF', 'scan.pdf')).toBe('Hyresavtal.PDF');
});

test('shows images and PDF inline, and downloads the rest', () => {
  expect(['application/pdf', 'image/png', 'image/svg+xml', 'text/html'].map(isInlineType)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
