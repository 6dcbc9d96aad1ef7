import { lastBillableDay, splitUnbilledPeriod } from './unbilled-period.rules';

test('the last billable day is the day before the month of the next run', () => {
  expect(lastBillableDay('2027-01')).toBe('2026-12-31');
});

test('splits an unbilled period into months, quarters or years', () => {
  const unbilled = { start: '2026-09-16', stop: '2026-11-10' };
  expect(splitUnbilledPeriod(unbilled, 'MONTHLY')).toEqual([
    { start: '2026-09-16', stop: '2026-09-30' },
    { start: '2026-10-01', stop: '2026-10-31' },
    { start: '2026-11-01', stop: '2026-11-10' },
  ]);
  expect(splitUnbilledPeriod({ start: '2026-02-10', stop: '2026-12-31' }, 'QUARTERLY')).toEqual([
    { start: '2026-02-10', stop: '2026-04-30' },
    { start: '2026-05-01', stop: '2026-07-31' },
    { start: '2026-08-01', stop: '2026-10-31' },
    { start: '2026-11-01', stop: '2026-12-31' },
  ]);
  expect(splitUnbilledPeriod(unbilled, 'YEARLY')).toEqual([unbilled]);
});

test('one unbilled day, and the first day of a month as the last one, are parts of their own', () => {
  const day = { start: '2026-11-01', stop: '2026-11-01' };
  expect(splitUnbilledPeriod(day, 'MONTHLY')).toEqual([day]);
  expect(splitUnbilledPeriod({ start: '2026-10-31', stop: '2026-11-01' }, 'MONTHLY')).toEqual([
    { start: '2026-10-31', stop: '2026-10-31' },
    day,
  ]);
});
