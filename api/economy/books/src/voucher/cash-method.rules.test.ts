import { findClosingDay, isDeferred } from './cash-method.rules';

test.each([
  ['2026-06-30', { cashFrom: '2026-07-01', cashUntil: null }, false],
  ['2026-07-01', { cashFrom: '2026-07-01', cashUntil: null }, true],
  ['2027-06-30', { cashFrom: '2026-07-01', cashUntil: '2027-06-30' }, true],
  ['2027-07-01', { cashFrom: '2026-07-01', cashUntil: '2027-06-30' }, false],
  ['2026-07-01', { cashFrom: null, cashUntil: null }, false],
])('an invoice that is sent on %s, with %j: %s', (sentOn, rules, expected) => {
  expect(isDeferred(sentOn, rules)).toBe(expected);
});

test.each([
  ['2026-12-31', null],
  ['2027-01-01', '2026-12-31'],
  ['2027-06-01', '2026-12-31'],
])('on %s the fiscal year of an invoice of November 2026 ended on %s', (today, expected) => {
  expect(findClosingDay('2026-11-20', { fiscalYearStart: 1 }, today)).toBe(expected);
  expect(findClosingDay('2026-11-20', { fiscalYearStart: null }, today)).toBeNull();
});
