import { toAgreementName } from './agreement-name.rules';

test.each([
  ['Hyresavtal Lgh 1102.pdf', 'Hyresavtal Lgh 1102'],
  ['avtal 2026-11-20.v2.docx', 'avtal 2026-11-20.v2'],
  ['utan ändelse', 'utan ändelse'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
])('names the agreement of %s', (fileName, name) => {
  expect(toAgreementName(fileName)).toBe(name);
});
