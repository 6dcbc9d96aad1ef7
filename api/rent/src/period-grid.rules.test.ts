import {
  billedPeriodFrom,
  finalPeriodToBill,
  firstInvoiceMonth,
  nextMonthAfterManualInvoice,
  nextMonthOnReactivation,
  nextPeriodMonth,
  periodToBillFrom,
  wholePeriodFrom,
} from './period-grid.rules';

const ongoing = { start: '2026-11-16', stop: null };

// The number is that of the rule in docs/domain-rules.md.
describe('D-2 period grid', () => {
  it('spans 1, 3 or 12 months from the first of a month, anchored at the start of the lease', () => {
    expect(firstInvoiceMonth('2026-11-16')).toBe('2026-11');
    expect(wholePeriodFrom('2026-11', 'MONTHLY')).toEqual({ start: '2026-11-01', stop: '2026-11-30' });
    expect(wholePeriodFrom('2026-11', 'QUARTERLY')).toEqual({ start: '2026-11-01', stop: '2027-01-31' });
    expect(wholePeriodFrom('2027-03', 'YEARLY')).toEqual({ start: '2027-03-01', stop: '2028-02-29' });
  });

  it('bills the days on which the lease runs', () => {
    expect(billedPeriodFrom('2026-11', 'MONTHLY', ongoing)).toEqual({
      start: '2026-11-16',
      stop: '2026-11-30',
    });
    const ending = { start: '2020-01-01', stop: '2026-12-10' };
    expect(billedPeriodFrom('2026-11', 'QUARTERLY', ending)).toEqual({
      start: '2026-11-01',
      stop: '2026-12-10',
    });
    expect(billedPeriodFrom('2027-01', 'MONTHLY', ending)).toBeNull();
  });

  it('has a next period until the lease has ended', () => {
    expect(nextPeriodMonth('2026-11', 'QUARTERLY', ongoing)).toBe('2027-02');
    expect(nextPeriodMonth('2026-11', 'MONTHLY', { ...ongoing, stop: '2026-12-01' })).toBe('2026-12');
    expect(nextPeriodMonth('2026-11', 'MONTHLY', { ...ongoing, stop: '2026-11-30' })).toBeNull();
  });

  it('advances after a manual invoice past the periods that it covers', () => {
    const after = (start: string, stop: string) =>
      nextMonthAfterManualInvoice('2026-11', { start, stop }, 'MONTHLY', ongoing);
    expect(after('2026-11-16', '2026-11-30')).toBe('2026-12');
    expect(after('2026-11-16', '2026-12-31')).toBe('2027-01');
    expect(after('2026-11-16', '2026-12-30')).toBe('2026-12');
    expect(after('2026-11-16', '2026-11-29')).toBe('2026-11');
    expect(after('2026-11-17', '2026-11-30')).toBe('2026-11');
    const threeMonths = { start: '2027-02-01', stop: '2027-04-30' };
    expect(nextMonthAfterManualInvoice('2027-02', threeMonths, 'MONTHLY', ongoing)).toBe('2027-05');
    expect(nextMonthAfterManualInvoice('2027-03', threeMonths, 'MONTHLY', ongoing)).toBe('2027-05');
    const ending = { ...ongoing, stop: '2027-04-30' };
    expect(nextMonthAfterManualInvoice('2027-02', threeMonths, 'MONTHLY', ending)).toBeNull();
    expect(
      nextMonthAfterManualInvoice(null, { start: '2026-11-16', stop: '2026-11-30' }, 'MONTHLY', ongoing),
    ).toBeNull();
  });

  it('a reactivated lease continues after its last billed day, not before the company’s next invoicing month', () => {
    expect(nextMonthOnReactivation('2024-05-01', '2026-11-19', '2026-12')).toBe('2026-12');
    expect(nextMonthOnReactivation('2024-05-01', '2027-01-31', '2026-12')).toBe('2027-02');
    expect(nextMonthOnReactivation('2027-03-01', null, '2026-12')).toBe('2027-03');
  });

  it('finds the last period of an ending lease that is left to bill; none if it ends before its next invoice month', () => {
    const until = (stop: string) => ({ start: '2026-11-16', stop });
    expect(finalPeriodToBill('2026-12', 'MONTHLY', until('2027-03-10'))).toEqual({
      start: '2027-03-01',
      stop: '2027-03-10',
    });
    expect(finalPeriodToBill('2026-11', 'QUARTERLY', until('2027-03-10'))).toEqual({
      start: '2027-02-01',
      stop: '2027-03-10',
    });
    expect(finalPeriodToBill('2026-12', 'MONTHLY', until('2026-11-30'))).toBeNull();
    expect(finalPeriodToBill(null, 'MONTHLY', until('2027-03-10'))).toBeNull();
  });

  it('finds the first period to bill with days on or after a day', () => {
    expect(periodToBillFrom('2026-11', 'QUARTERLY', ongoing, '2027-02-15')).toEqual({
      start: '2027-02-01',
      stop: '2027-04-30',
    });
    expect(periodToBillFrom('2027-03', 'MONTHLY', ongoing, '2027-02-15')).toEqual({
      start: '2027-03-01',
      stop: '2027-03-31',
    });
    expect(
      periodToBillFrom('2026-11', 'MONTHLY', { ...ongoing, stop: '2026-12-31' }, '2027-01-01'),
    ).toBeNull();
    expect(periodToBillFrom(null, 'MONTHLY', ongoing, '2027-01-01')).toBeNull();
  });
});

test('the first period from a day on is the one that ends on it', () => {
  const find = (from: string) => periodToBillFrom('2026-11', 'MONTHLY', ongoing, from)?.start;
  expect(find('2026-11-30')).toBe('2026-11-16');
  expect(find('2026-12-01')).toBe('2026-12-01');
});

test('a lease that is reactivated is billed from the next run on, or from its first unbilled month if that is later', () => {
  expect(nextMonthOnReactivation('2024-05-01', '2026-08-31', '2026-12')).toBe('2026-12');
  expect(nextMonthOnReactivation('2024-05-01', '2026-12-31', '2026-12')).toBe('2027-01');
  expect(nextMonthOnReactivation('2027-02-10', null, '2026-12')).toBe('2027-02');
});

test('a next month after the end of the lease has no period to bill, and a manual invoice does not move it', () => {
  const january = { start: '2027-01-01', stop: '2027-01-31' };
  const ended = { start: '2026-11-16', stop: '2027-01-31' };
  expect(periodToBillFrom('2027-03', 'MONTHLY', ended, '2027-01-01')).toBeNull();
  expect(nextMonthAfterManualInvoice('2027-03', january, 'MONTHLY', ended)).toBe('2027-03');
});
