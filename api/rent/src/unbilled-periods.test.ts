import { findUnbilledPeriods } from './unbilled-periods.test-data';

const billed = [
  { start: '2026-11-16', stop: '2026-11-30' },
  { start: '2027-01-01', stop: '2027-01-31' },
];

describe('unbilled periods', () => {
  it('are the days that no invoice covers, up to the given day', () => {
    expect(findUnbilledPeriods({ start: '2026-11-16', stop: null }, billed, '2027-02-28')).toEqual([
      { start: '2026-12-01', stop: '2026-12-31' },
      { start: '2027-02-01', stop: '2027-02-28' },
    ]);
  });

  it('end with the lease', () => {
    expect(findUnbilledPeriods({ start: '2026-11-10', stop: '2026-12-10' }, billed, '2027-02-28')).toEqual([
      { start: '2026-11-10', stop: '2026-11-15' },
      { start: '2026-12-01', stop: '2026-12-10' },
    ]);
  });

  it('are none before the lease begins', () => {
    expect(findUnbilledPeriods({ start: '2027-03-01', stop: null }, [], '2027-02-28')).toEqual([]);
  });
});
