import { findFileProblem, mimetypeOf } from './file-type';

const MB = 1024 * 1024;

test.each([
  ['Kontrakt.PDF', 'application/pdf'],
  ['planlösning.jpg', 'image/jpeg'],
  ['hyror 2026.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s has the MIME type %s', (name, mimetype) => {
  expect(mimetypeOf(name)).toBe(mimetype);
  expect(findFileProblem({ name, size: 25 * MB })).toBeUndefined();
});

test.each(['virus.exe', 'sida.html', 'bild.svg', 'utan-ändelse', 'kontrakt.pdf.js', 'a.constructor'])(
  '%s cannot be uploaded',
  (name) => {
    expect(findFileProblem({ name, size: 1 })).toMatch(/^Filtypen går inte att ladda upp/);
  },
);

test('rejects an empty file and a file above the limit', () => {
  expect(findFileProblem({ name: 'a.pdf', size: 0 })).toBe('Filen är tom');
  expect(findFileProblem({ name: 'a.pdf', size: 25 * MB + 1 })).toBe(
    'Filen är för stor. Högst 25 MB går att ladda upp.',
  );
});
