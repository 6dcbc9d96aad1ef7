import { cleanName, opensInBrowser, savedAs } from './file-name.rules';

test('names keep their letters and ending, and lose folders and control characters', () => {
  expect(cleanName('C:\\Anna\\Ålgatan\u0000 1.pdf')).toBe('Ålgatan 1.pdf');
  expect(cleanName('../../etc/Kontrakt.pdf')).toBe('Kontrakt.pdf');
  expect(cleanName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/);
  expect(cleanName('A\u030Alen.pdf')).toBe('Ålen.pdf');
});

test('what is saved ends as the file does', () => {
  expect(savedAs('Hyresavtal', 'scan.pdf')).toBe('Hyresavtal.pdf');
  expect(savedAs('Hyresavtal.PDF', 'scan.pdf')).toBe('Hyresavtal.PDF');
});

test('a browser shows pictures and PDF, and saves the rest', () => {
  expect(['application/pdf', 'image/png', 'image/svg+xml', 'text/html'].map(opensInBrowser)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
