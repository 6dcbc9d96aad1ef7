import {
  findNewTermsStart,
  hasSameTerms,
  isEndSetOrMoved,
  isReactivation,
  nextMonthAfterChange,
  toNoticeGiven,
  toTerminatedAt,
} from './lease-change.rules';

const settings = { generateDay: 20, generatePeriod: 'NEXT_MONTH' } as const;
const today = '2026-11-20';
const terms = { fee: '8500.0000', fee_as_m2: false, tax_rate: 0, payment_interval: 'MONTHLY' } as const;

test.each([
  ['2024-05-01', null, '2024-05-01'],
  ['2024-05-01', '2026-11-30', '2026-12-01'],
  ['2027-03-15', '2026-11-30', '2027-03-15'],
])(
  'new terms of a lease that starts on %s, with invoices sent until %s, start on %s',
  (start, lastLocked, from) => {
    expect(findNewTermsStart(start, lastLocked)).toBe(from);
  },
);

test('compares fees as numbers', () => {
  expect(hasSameTerms(terms, { ...terms, fee: 8500 })).toBe(true);
  expect(hasSameTerms(terms, { ...terms, fee: 8500.5 })).toBe(false);
  expect(hasSameTerms(terms, { ...terms, payment_interval: 'QUARTERLY' })).toBe(false);
  expect(hasSameTerms(terms, { ...terms, tax_rate: 25 })).toBe(false);
});

describe('the next invoice month', () => {
  const lease = { start: '2024-05-01', stop: null, next_invoice_month: '2026-12' };
  const lastBilled = '2026-11-30';

  test('stays if the lease ends after the month has begun', () => {
    const after = nextMonthAfterChange(
      lease,
      { ...lease, stop: '2027-02-28' },
      { lastBilled, settings, today },
    );
    expect(after).toBe('2026-12');
  });

  test('is null if the lease ends before the month begins', () => {
    const after = nextMonthAfterChange(
      lease,
      { ...lease, stop: '2026-11-30' },
      { lastBilled, settings, today },
    );
    expect(after).toBeNull();
  });

  test('stays if an end that has not passed is removed', () => {
    const ending = { ...lease, stop: '2027-02-28' };
    expect(nextMonthAfterChange(ending, lease, { lastBilled, settings, today })).toBe('2026-12');
  });

  test('follows the billed days if a lease without a next month is prolonged', () => {
    const withoutNextMonth = { ...lease, stop: '2026-12-31', next_invoice_month: null };
    const context = { lastBilled: '2027-03-31', settings, today };
    expect(nextMonthAfterChange(withoutNextMonth, lease, context)).toBe('2027-04');
  });

  test('is the month the company generates next if an ended lease is prolonged', () => {
    const ended = { ...lease, stop: '2026-08-31', next_invoice_month: null };
    const context = { lastBilled: '2026-08-31', settings, today };
    expect(nextMonthAfterChange(ended, lease, context)).toBe('2027-01');
  });

  test('follows a moved start only while nothing is billed', () => {
    const moved = { ...lease, start: '2027-02-15' };
    expect(nextMonthAfterChange(lease, moved, { lastBilled: null, settings, today })).toBe('2027-02');
    expect(nextMonthAfterChange(lease, moved, { lastBilled, settings, today })).toBe('2026-12');
  });
});

test('a lease that is called off has no next invoice month, and is not reactivated', () => {
  const planned = { start: '2027-01-15', stop: null, next_invoice_month: '2027-01' };
  const calledOff = { ...planned, stop: '2027-01-14' };
  expect(nextMonthAfterChange(planned, calledOff, { lastBilled: null, settings, today })).toBeNull();
  expect(isReactivation(calledOff, today)).toBe(false);
  expect(isReactivation(planned, today)).toBe(true);
});

test('the day of notice stays when it is left out, and is removed with the end', () => {
  const before = { notice_given: '2026-11-01' };
  const ending = { start: '2024-05-01', stop: '2027-02-28' };
  expect(toNoticeGiven(before, ending)).toBe('2026-11-01');
  expect(toNoticeGiven(before, { ...ending, notice_given: '2026-11-05' })).toBe('2026-11-05');
  expect(toNoticeGiven(before, { ...ending, notice_given: null })).toBeNull();
  expect(toNoticeGiven(before, { ...ending, stop: null })).toBeNull();
});

test('tells whether the end is set or moved: removing it is neither', () => {
  const ongoing = { start: '2024-05-01', stop: null };
  const ending = { start: '2024-05-01', stop: '2027-02-28' };
  expect(isEndSetOrMoved(ongoing, ending)).toBe(true);
  expect(isEndSetOrMoved(ending, { ...ending, stop: '2027-03-31' })).toBe(true);
  expect(isEndSetOrMoved(ending, ending)).toBe(false);
  expect(isEndSetOrMoved(ending, ongoing)).toBe(false);
});

test.each([
  [null, true],
  ['2026-11-20', true],
  ['2026-11-19', false],
])('an end of %s reactivates an ended lease: %s', (stop, expected) => {
  expect(isReactivation({ start: '2024-05-01', stop }, today)).toBe(expected);
});

test.each([
  [null, '2026-11-30', null, 'now'],
  ['2029-06-30', '2027-02-28', null, 'now'],
  ['2027-02-28', '2027-01-31', 'earlier', 'earlier'],
  ['2027-02-28', '2027-03-31', 'earlier', 'earlier'],
  ['2029-06-30', '2030-06-30', null, null],
  ['2029-06-30', '2029-06-30', null, null],
  ['2027-02-28', null, 'earlier', null],
])(
  'a change of the end from %s to %s changes the time of termination from %s to %s',
  (stopBefore, stopAfter, terminatedBefore, terminatedAfter) => {
    const before = { start: '2024-05-01', stop: stopBefore, terminated_at: terminatedBefore };
    const after = { start: '2024-05-01', stop: stopAfter };
    expect(toTerminatedAt(before, after, 'now')).toBe(terminatedAfter);
  },
);
