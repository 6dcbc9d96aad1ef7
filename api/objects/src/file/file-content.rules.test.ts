import { beginsAsPdf } from './file-content.rules';

test.each([
  ['%PDF-1.7 avtal', true],
  ['\ufeff\n%PDF-1.4', true],
  ['not pdf', false],
  ['', false],
  [`${'x'.repeat(2000)}%PDF-1.7`, false],
])('a file that begins with %j begins as a PDF: %p', (text, isPdf) => {
  expect(beginsAsPdf(Buffer.from(text))).toBe(isPdf);
});
