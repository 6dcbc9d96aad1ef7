import { formatPeriod, suggestPeriod, toPeriodFilter } from './period.rules';

const lease = {
  start: '2026-11-16',
  stop: null,
  next_invoice_month: '2026-11',
  payment_interval: 'MONTHLY',
} as const;
const today = '2026-11-20';

test.each([
  ['starts with the lease', lease, '2026-11-16', '2026-11-30'],
  [
    'is a whole month after the first',
    { ...lease, next_invoice_month: '2026-12' },
    '2026-12-01',
    '2026-12-31',
  ],
  [
    'spans the payment interval',
    { ...lease, next_invoice_month: '2026-12', payment_interval: 'QUARTERLY' as const },
    '2026-12-01',
    '2027-02-28',
  ],
  [
    'ends with the lease',
    { ...lease, stop: '2026-12-10', next_invoice_month: '2026-12' },
    '2026-12-01',
    '2026-12-10',
  ],
  [
    'is this month when nothing more is invoiced',
    { ...lease, next_invoice_month: null },
    '2026-11-16',
    '2026-11-30',
  ],
  [
    'is the whole lease when the lease has ended',
    { ...lease, start: '2026-01-01', stop: '2026-03-31', next_invoice_month: null },
    '2026-01-01',
    '2026-03-31',
  ],
])('the suggested period %s', (_case, billedLease, start, stop) => {
  expect(suggestPeriod(billedLease, today)).toEqual({ start, stop });
});

test.each([
  [undefined, undefined, undefined],
  ['2026-11-01', '2026-11-30', { start: '2026-11-01', stop: '2026-11-30' }],
  ['2026-11-01', undefined, { start: '2026-11-01', stop: '2199-12-31' }],
  [undefined, '2026-11-30', { start: '1950-01-01', stop: '2026-11-30' }],
  ['yesterday', undefined, undefined],
])('builds the period filter from %s to %s', (from, to, period) => {
  expect(toPeriodFilter(from, to)).toEqual(period);
});

test.each([
  ['2026-12-01', '2026-12-31', 'dec 2026'],
  ['2026-12-01', '2027-02-28', 'dec 2026–feb 2027'],
  ['2027-02-01', '2027-06-30', 'feb 2027–jun 2027'],
  ['2026-11-16', '2026-11-30', '16–30 nov 2026'],
  ['2026-11-16', '2027-01-31', '16 nov 2026–31 jan 2027'],
  ['2027-01-01', '2027-01-01', '1 jan 2027'],
])('formats %s to %s as %s', (start, stop, text) => {
  expect(formatPeriod({ start, stop })).toBe(text);
});
