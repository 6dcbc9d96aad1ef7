import { planFinalBilling } from './final-billing.rules';

// A quarterly lease that was created after the generation day of its first months: the company's next run is that of January.
const lateLease = {
  interval: 'QUARTERLY',
  nextMonth: '2026-11',
  firstMonthToComplete: '2027-01',
  billed: [],
  billedElsewhereUntil: null,
} as const;
const start = '2026-11-15';
const missedDays = [{ start, stop: '2026-12-31' }];

test.each([
  ['2027-02-14', { start: '2027-01-01', stop: '2027-02-14' }],
  ['2027-01-31', { start: '2027-01-01', stop: '2027-01-31' }],
  ['2027-08-31', { start: '2027-07-01', stop: '2027-08-31' }],
])(
  'the last period of a lease that ends %s is %j: quarters are counted from the month that is invoiced next',
  (stop, last) => {
    expect(planFinalBilling({ ...lateLease, lease: { start, stop } })).toEqual({
      last,
      unbilled: missedDays,
    });
  },
);

test('no run bills a lease that ends before the month that is invoiced next: its days without an invoice are unbilled', () => {
  const ending = { ...lateLease, lease: { start, stop: '2026-12-31' } };
  expect(planFinalBilling(ending)).toEqual({ last: null, unbilled: missedDays });
  const alreadyBilled = { billed: [{ start, stop: '2026-12-31' }], nextMonth: null };
  expect(planFinalBilling({ ...ending, ...alreadyBilled })).toEqual({ last: null, unbilled: [] });
  expect(planFinalBilling({ ...ending, billedElsewhereUntil: '2026-12-31' }).unbilled).toEqual([]);
});

test('a lease that was called off has nothing to bill', () => {
  const calledOff = { start: '2027-02-01', stop: '2027-01-31' };
  expect(planFinalBilling({ ...lateLease, nextMonth: null, lease: calledOff })).toEqual({
    last: null,
    unbilled: [],
  });
});
