import { dueMonths, firstOpenMonth, planMonth, type RunLease } from './run-plan.rules';

const lease = (over: Partial<RunLease>): RunLease => ({
  start: '2026-01-01',
  stop: null,
  interval: 'MONTHLY',
  nextMonth: '2026-12',
  versions: [],
  addons: [],
  ...over,
});

describe('a month’s run on a lease', () => {
  it('bills the period that begins with it, and moves the lease on', () => {
    expect(planMonth(lease({}), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-01', stop: '2026-12-31' }],
      nextMonth: '2027-01',
    });
    expect(planMonth(lease({ interval: 'QUARTERLY' }), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-01', stop: '2027-02-28' }],
      nextMonth: '2027-03',
    });
  });

  it('bills only the days of the lease, and then no more', () => {
    expect(planMonth(lease({ start: '2026-12-16', stop: '2026-12-20' }), '2026-12', [])).toEqual({
      periods: [{ start: '2026-12-16', stop: '2026-12-20' }],
      nextMonth: null,
    });
  });

  it('leaves out the days that have an invoice already', () => {
    const live = [{ start: '2026-12-10', stop: '2026-12-19' }];
    expect(planMonth(lease({}), '2026-12', live)?.periods).toEqual([
      { start: '2026-12-01', stop: '2026-12-09' },
      { start: '2026-12-20', stop: '2026-12-31' },
    ]);
    expect(planMonth(lease({}), '2026-12', [{ start: '2026-12-01', stop: '2027-01-15' }])).toEqual({
      periods: [],
      nextMonth: '2027-01',
    });
  });

  it('does nothing for a lease that is billed further on, has ended, or has nothing left', () => {
    expect(planMonth(lease({ nextMonth: '2027-01' }), '2026-12', [])).toBeNull();
    expect(planMonth(lease({ stop: '2026-11-30' }), '2026-12', [])).toBeNull();
    expect(planMonth(lease({ nextMonth: null }), '2026-12', [])).toBeNull();
  });

  it('takes a lease that was made too late for its own month from the month that is', () => {
    expect(planMonth(lease({ nextMonth: '2026-10' }), '2026-12', [])).toMatchObject({ nextMonth: '2027-01' });
  });
});

describe('the months whose invoices should have been made', () => {
  const settings = { generateDay: 20, generatePeriod: 'NEXT_MONTH' } as const;
  const none: ReadonlySet<string> = new Set();

  it.each([
    ['2026-11-19', []],
    ['2026-11-20', ['2026-12']],
    ['2027-02-27', ['2026-12', '2027-01', '2027-02', '2027-03']],
  ])('on %s: %j', (today, months) => {
    expect(dueMonths('2026-12', none, today, settings)).toEqual(months);
  });

  it('are caught up in order, whatever was done out of it', () => {
    expect(dueMonths('2026-12', new Set(['2027-01']), '2027-02-20', settings)).toEqual([
      '2026-12',
      '2027-02',
      '2027-03',
    ]);
  });

  it('do not jump over one when the day is moved', () => {
    const done = new Set(['2026-11']);
    const moved = { generateDay: 1, generatePeriod: 'NEXT_MONTH' } as const;
    expect(dueMonths('2026-11', done, '2026-11-10', moved)).toEqual(['2026-12']);
  });
});

describe('the first month that is still to come', () => {
  const company = {
    generateDay: 20,
    generatePeriod: 'NEXT_MONTH',
    autoEnabled: true,
    autoFrom: '2026-12',
  } as const;
  const at = { today: '2026-11-20', otherwise: '2026-11' };

  it('is the first one not made yet', () => {
    expect(firstOpenMonth(company, new Set(), at)).toBe('2026-12');
    expect(firstOpenMonth(company, new Set(['2026-12', '2027-01', '2027-03']), at)).toBe('2027-02');
  });

  it('is the one that settings can still cover when nobody has decided', () => {
    expect(firstOpenMonth({ ...company, autoFrom: null }, new Set(), at)).toBe('2027-01');
  });

  it('is given where invoices do not come by themselves', () => {
    expect(firstOpenMonth({ ...company, autoEnabled: false }, new Set(), at)).toBe('2026-11');
  });
});
