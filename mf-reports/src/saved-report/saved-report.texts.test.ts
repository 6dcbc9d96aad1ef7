import { savedReportTexts } from './saved-report.texts';

test.each([
  [1, 'Varje månad, den 1:a.'],
  [2, 'Varje månad, den 2:a.'],
  [3, 'Varje månad, den 3:e.'],
  [11, 'Varje månad, den 11:e.'],
  [12, 'Varje månad, den 12:e.'],
  [22, 'Varje månad, den 22:a.'],
  [31, 'Varje månad, den 31:a.'],
])('formats a schedule on day %d of the month as: %s', (day, text) => {
  expect(savedReportTexts.schedule({ schedule: 'MONTHLY', day })).toBe(text);
});
