import { lastDayWhenEnded, leaseAddonSpanErrors } from './lease-addon-span.rules';

const lease = { start: '2026-02-10', stop: '2027-06-30' };

test.each([
  ['2026-02-10', null, undefined],
  ['2027-06-30', '2027-06-30', undefined],
  ['2026-02-09', null, { start: ['Uthyrningen börjar 2026-02-10'] }],
  ['2027-07-01', null, { start: ['Uthyrningen slutar 2027-06-30'] }],
  ['2026-03-01', '2027-07-01', { stop: ['Uthyrningen slutar 2027-06-30'] }],
])('on a lease 2026-02-10 – 2027-06-30, an add-on %s – %s has the errors %j', (start, stop, errors) => {
  expect(leaseAddonSpanErrors({ start, stop }, lease)).toEqual(errors);
});

test('an add-on without an end, and one that ends with the lease, are within a lease that ends', () => {
  expect(leaseAddonSpanErrors({ start: '2026-03-01', stop: null }, lease)).toBeUndefined();
  expect(leaseAddonSpanErrors({ start: '2026-03-01', stop: '2027-06-30' }, lease)).toBeUndefined();
  expect(leaseAddonSpanErrors({ start: '2040-03-01', stop: null }, { ...lease, stop: null })).toBeUndefined();
});

test('on a lease without an end, an add-on may end on any day', () => {
  expect(
    leaseAddonSpanErrors({ start: '2026-03-01', stop: '2040-01-01' }, { ...lease, stop: null }),
  ).toBeUndefined();
});

test.each([
  ['2026-01-01', null, '2026-11-19'],
  ['2026-11-19', null, '2026-11-19'],
  ['2026-01-01', '2026-10-31', '2026-10-31'],
  ['2026-01-01', '2027-12-31', '2026-11-19'],
])('an add-on %s – %s that is ended on 2026-11-20 gets the last day %s', (start, stop, last) => {
  expect(lastDayWhenEnded({ start, stop }, '2026-11-20')).toBe(last);
});

test.each(['2026-11-20', '2027-01-01'])(
  'an add-on from %s that is ended on 2026-11-20 has never applied, and gets no last day',
  (start) => {
    expect(lastDayWhenEnded({ start, stop: null }, '2026-11-20')).toBeNull();
  },
);
