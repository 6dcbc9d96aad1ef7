import { changesEnd, newTermsFrom, nextMonthAfterChange, resumes, sameTerms } from './lease-change.rules';

const settings = { generateDay: 20, generatePeriod: 'NEXT_MONTH' } as const;
const nothing = { first: null, last: null };
const today = '2026-11-20';
const terms = { fee: '8500.0000', fee_as_m2: false, tax_rate: 0, payment_interval: 'MONTHLY' } as const;

test.each([
  ['2024-05-01', null, '2024-05-01'],
  ['2024-05-01', '2026-11-30', '2026-12-01'],
  ['2027-03-15', '2026-11-30', '2027-03-15'],
])('a lease from %s billed until %s gets new terms from %s', (start, last, from) => {
  expect(newTermsFrom(start, { first: start, last })).toBe(from);
});

test('terms are the same whatever the fee is written like', () => {
  expect(sameTerms(terms, { ...terms, fee: 8500 })).toBe(true);
  expect(sameTerms(terms, { ...terms, fee: 8500.5 })).toBe(false);
  expect(sameTerms(terms, { ...terms, payment_interval: 'QUARTERLY' })).toBe(false);
  expect(sameTerms(terms, { ...terms, tax_rate: 25 })).toBe(false);
});

describe('the next invoice month', () => {
  const lease = { start: '2024-05-01', stop: null, next_invoice_month: '2026-12' };
  const billed = { first: '2024-05-01', last: '2026-11-30' };

  test('stays when the lease is ended later than it begins', () => {
    const after = nextMonthAfterChange(lease, { ...lease, stop: '2027-02-28' }, { billed, settings, today });
    expect(after).toBe('2026-12');
  });

  test('is none when the lease ends before it begins', () => {
    const after = nextMonthAfterChange(lease, { ...lease, stop: '2026-11-30' }, { billed, settings, today });
    expect(after).toBeNull();
  });

  test('stays when an end that was not reached is taken away', () => {
    const ending = { ...lease, stop: '2027-02-28' };
    expect(nextMonthAfterChange(ending, lease, { billed, settings, today })).toBe('2026-12');
  });

  test('is after what is billed when a lease without further notices goes on', () => {
    const last = { ...lease, stop: '2026-12-31', next_invoice_month: null };
    const facts = { billed: { first: '2024-05-01', last: '2027-03-31' }, settings, today };
    expect(nextMonthAfterChange(last, lease, facts)).toBe('2027-04');
  });

  test('is the coming month of the company when an ended lease goes on', () => {
    const ended = { ...lease, stop: '2026-08-31', next_invoice_month: null };
    const facts = { billed: { first: '2024-05-01', last: '2026-08-31' }, settings, today };
    expect(nextMonthAfterChange(ended, lease, facts)).toBe('2027-01');
  });

  test('follows the start until something is billed', () => {
    const moved = { ...lease, start: '2027-02-15' };
    expect(nextMonthAfterChange(lease, moved, { billed: nothing, settings, today })).toBe('2027-02');
    expect(nextMonthAfterChange(lease, moved, { billed, settings, today })).toBe('2026-12');
  });
});

test('an end that is set or moved is a change of it, one that is taken away is not', () => {
  const ongoing = { start: '2024-05-01', stop: null };
  const ending = { start: '2024-05-01', stop: '2027-02-28' };
  expect(changesEnd(ongoing, ending)).toBe(true);
  expect(changesEnd(ending, { ...ending, stop: '2027-03-31' })).toBe(true);
  expect(changesEnd(ending, ending)).toBe(false);
  expect(changesEnd(ending, ongoing)).toBe(false);
});

test.each([
  [null, true],
  ['2026-11-20', true],
  ['2026-11-19', false],
])('an ended lease with the end %s goes on: %s', (stop, goesOn) => {
  expect(resumes({ start: '2024-05-01', stop }, today)).toBe(goesOn);
});
