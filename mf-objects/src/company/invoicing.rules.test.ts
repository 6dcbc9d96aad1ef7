import { findNextInvoiceRun, findShortRun, isOtherLegalEntity } from './invoicing.rules';

const findNextRun = (
  today: string,
  generateDay: number,
  sendDay: number,
  generatePeriod: 'CURRENT_MONTH' | 'NEXT_MONTH',
) => {
  const { month, createdOn, sentOn } = findNextInvoiceRun(
    { generate_day: generateDay, send_day: sendDay, generate_period: generatePeriod, next_run_month: null },
    today,
  );
  return [month, createdOn, sentOn];
};

test.each([
  ['2026-11-19', 20, 25, 'CURRENT_MONTH', ['2026-11', '2026-11-20', '2026-11-25']],
  ['2026-11-20', 20, 25, 'CURRENT_MONTH', ['2026-12', '2026-12-20', '2026-12-25']],
  ['2026-11-19', 20, 25, 'NEXT_MONTH', ['2026-12', '2026-11-20', '2026-11-25']],
  ['2026-11-20', 20, 25, 'NEXT_MONTH', ['2027-01', '2026-12-20', '2026-12-25']],
] as const)(
  'finds the next run on %s with generate day %i, send day %i and %s',
  (today, generate, send, period, expected) => {
    expect(findNextRun(today, generate, send, period)).toEqual(expected);
  },
);

test.each([
  ['2026-11-01', 28, 5, ['2026-12', '2026-11-28', '2026-12-05']],
  ['2027-02-27', 31, 31, ['2027-03', '2027-02-28', '2027-02-28']],
  ['2027-02-28', 31, 31, ['2027-04', '2027-03-31', '2027-03-31']],
  ['2027-01-05', 31, 30, ['2027-02', '2027-01-31', '2027-02-28']],
] as const)(
  'uses the last day of short months, and sends in the following month when the send day comes first: on %s',
  (today, generate, send, expected) => {
    expect(findNextRun(today, generate, send, 'NEXT_MONTH')).toEqual(expected);
  },
);

describe('after a change of the generate day or the period', () => {
  const schedule = { generate_day: 20, send_day: 25, generate_period: 'NEXT_MONTH' } as const;
  const today = '2026-11-26';

  test.each([
    [
      'the generate day has passed',
      { generate_day: 10, send_day: 31, next_run_month: '2026-12' },
      '2026-12',
      '2026-11-27',
      '2026-11-30',
    ],
    [
      'the generate day and the send day have passed',
      { generate_day: 10, next_run_month: '2026-12' },
      '2026-12',
      '2026-11-27',
      '2026-11-27',
    ],
    ['no day has passed', { next_run_month: '2027-01' }, '2027-01', '2026-12-20', '2026-12-25'],
    [
      'the current month is invoiced already',
      { generate_period: 'CURRENT_MONTH', next_run_month: '2027-01' },
      '2027-01',
      '2027-01-20',
      '2027-01-25',
    ],
  ] as const)(
    'invoices the first month that no run has invoiced: %s',
    (_change, change, month, createdOn, sentOn) => {
      expect(findNextInvoiceRun({ ...schedule, ...change }, today)).toEqual({
        month,
        createdOn,
        sentOn,
        isLate: createdOn === '2026-11-27',
      });
    },
  );
});

test.each([
  ['559999-0016', '559999-0016', false],
  ['559999-0016', '5599990016', false],
  ['559999-0016', 'SE559999001601', false],
  ['19850412-2386', '850412-2386', false],
  ['559999-0016', '969663-7033', true],
  ['559999-0016', null, false],
  ['559999-0016', '', false],
])('for the company %s, a connection to %s is to another legal entity: %p', (company, connected, isOther) => {
  expect(isOtherLegalEntity({ organisation_number: company }, { organisation_number: connected })).toBe(
    isOther,
  );
});

describe('automatic invoices that leave less than the shortest time to pay', () => {
  const config = {
    generate_day: 29,
    send_day: 29,
    generate_period: 'NEXT_MONTH',
    next_run_month: null,
    terms_of_payment: 'inactive',
    min_days: 10,
  } as const;

  test('made and sent on 29 November, due on the 30th: one day', () => {
    expect(findShortRun(config, '2026-11-20')).toEqual({
      month: '2026-12',
      sentOn: '2026-11-29',
      dueOn: '2026-11-30',
    });
  });

  test.each([
    ['sent in time', { generate_day: 15, send_day: 15 }, null],
    // February ends early: sent on 2027-02-19, due on Friday the 26th.
    ['sent in time but in February', { generate_day: 15, send_day: 19 }, '2027-03'],
    ['due when they are sent: the shortest time applies instead', { generate_day: 31, send_day: 31 }, null],
    ['with terms of 30 days', { terms_of_payment: '30' }, null],
    ['with terms that are shorter', { terms_of_payment: '10', min_days: 15 }, '2026-12'],
    ['without a shortest time', { min_days: 0 }, null],
  ] as const)('%s', (_case, change, month) => {
    expect(findShortRun({ ...config, ...change }, '2026-11-01')?.month ?? null).toBe(month);
  });
});
