import { formatPromiseDay } from './promise-day.rules';

test.each([
  ['2026-12-05', '2026-11-20', '5 dec'],
  ['2026-10-31', '2026-11-20', '31 okt'],
  ['2027-01-10', '2026-11-20', '10 jan 2027'],
  ['2025-12-05', '2026-01-02', '5 dec 2025'],
])('%s is on %s written as %s', (day, today, text) => {
  expect(formatPromiseDay(day, today)).toBe(text);
});
