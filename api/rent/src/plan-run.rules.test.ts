import { dueMonths, planLeaseRun, type RunLease } from './plan-run.rules';

const lease = (changes: Partial<RunLease>): RunLease => ({
  start: '2026-01-01',
  stop: null,
  interval: 'MONTHLY',
  nextMonth: '2026-12',
  versions: [],
  addons: [],
  ...changes,
});

describe('planLeaseRun', () => {
  it('bills the period that starts in the target month, and advances the next invoice month', () => {
    expect(planLeaseRun(lease({}), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-01', stop: '2026-12-31' }],
      nextMonth: '2027-01',
    });
    expect(planLeaseRun(lease({ interval: 'QUARTERLY' }), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-01', stop: '2027-02-28' }],
      nextMonth: '2027-03',
    });
  });

  it('bills only the days of the lease, and has no next month after its end', () => {
    expect(planLeaseRun(lease({ start: '2026-12-16', stop: '2026-12-20' }), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-16', stop: '2026-12-20' }],
      nextMonth: null,
    });
  });

  it('leaves out days that are already invoiced', () => {
    const invoicedPeriods = [{ start: '2026-12-10', stop: '2026-12-19' }];
    expect(planLeaseRun(lease({}), '2026-12', invoicedPeriods)?.periods).toEqual([
      { start: '2026-12-01', stop: '2026-12-09' },
      { start: '2026-12-20', stop: '2026-12-31' },
    ]);
    expect(planLeaseRun(lease({}), '2026-12', [{ start: '2026-12-01', stop: '2027-01-15' }])).toEqual({
      periods: [],
      nextMonth: '2027-01',
    });
  });

  it('does nothing for a lease that is billed beyond the month, has ended, or has no next month', () => {
    expect(planLeaseRun(lease({ nextMonth: '2027-01' }), '2026-12', [])).toBeNull();
    expect(planLeaseRun(lease({ stop: '2026-11-30' }), '2026-12', [])).toBeNull();
    expect(planLeaseRun(lease({ nextMonth: null }), '2026-12', [])).toBeNull();
  });

  it('sets the month after the target month on a lease whose next month is earlier', () => {
    expect(planLeaseRun(lease({ nextMonth: '2026-10' }), '2026-12', [])).toMatchObject({
      nextMonth: '2027-01',
    });
  });
});

describe('dueMonths', () => {
  const settings = { generateDay: 20, generatePeriod: 'NEXT_MONTH' } as const;
  const none: ReadonlySet<string> = new Set();

  it.each([
    ['2026-11-19', []],
    ['2026-11-20', ['2026-12']],
    ['2027-02-27', ['2026-12', '2027-01', '2027-02', '2027-03']],
  ])('on %s, with generate day 20 of the month before, they are %j', (today, months) => {
    expect(dueMonths('2026-12', none, today, settings)).toEqual(months);
  });

  it('lists missed months in order, without those that are done', () => {
    expect(dueMonths('2026-12', new Set(['2027-01']), '2027-02-20', settings)).toEqual([
      '2026-12',
      '2027-02',
      '2027-03',
    ]);
  });

  it('skips no month when the generate day is moved', () => {
    const done = new Set(['2026-11']);
    const moved = { generateDay: 1, generatePeriod: 'NEXT_MONTH' } as const;
    expect(dueMonths('2026-11', done, '2026-11-10', moved)).toEqual(['2026-12']);
  });
});
