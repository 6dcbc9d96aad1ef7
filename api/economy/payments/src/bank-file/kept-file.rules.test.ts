import { firstKeptDay, keptUntil } from './kept-file.rules';

test.each([
  ['2026-01-01', '2033-12-31'],
  ['2026-12-31', '2033-12-31'],
  ['2027-01-01', '2034-12-31'],
])('a file that is registered on %s is kept until %s', (registeredOn, until) => {
  expect(keptUntil(registeredOn)).toBe(until);
});

test.each([
  ['2033-12-31', '2026-01-01'],
  ['2034-01-01', '2027-01-01'],
])('on %s the files that were registered from %s are kept', (today, first) => {
  expect(firstKeptDay(today)).toBe(first);
});
