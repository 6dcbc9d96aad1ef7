import { lastBillableDay, splitGap } from './gap-invoices.rules';

test('the horizon is the day before the month of the next run', () => {
  expect(lastBillableDay('2027-01')).toBe('2026-12-31');
});

test('splits a gap into months, quarters or years', () => {
  const gap = { start: '2026-09-16', stop: '2026-11-10' };
  expect(splitGap(gap, 'MONTHLY')).toEqual([
    { start: '2026-09-16', stop: '2026-09-30' },
    { start: '2026-10-01', stop: '2026-10-31' },
    { start: '2026-11-01', stop: '2026-11-10' },
  ]);
  expect(splitGap({ start: '2026-02-10', stop: '2026-12-31' }, 'QUARTERLY')).toEqual([
    { start: '2026-02-10', stop: '2026-04-30' },
    { start: '2026-05-01', stop: '2026-07-31' },
    { start: '2026-08-01', stop: '2026-10-31' },
    { start: '2026-11-01', stop: '2026-12-31' },
  ]);
  expect(splitGap(gap, 'YEARLY')).toEqual([gap]);
});
