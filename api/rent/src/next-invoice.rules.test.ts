import {
  comingRunDate,
  daysToInvoice,
  nextInvoice,
  nextInvoiceMonth,
  periodInRun,
} from './next-invoice.rules';

const lease = { start: '2024-05-01', stop: null, interval: 'MONTHLY', nextMonth: '2027-01' } as const;
const settings = { generateDay: 20, generatePeriod: 'NEXT_MONTH', autoEnabled: true } as const;
/** The first month that the company's runs have not invoiced, on 2026-11-20. */
const COMPANY_MONTH = '2027-01';

describe('the next automatic invoice', () => {
  it('is created on the generate day, for the days of the lease', () => {
    expect(nextInvoice(lease, settings, COMPANY_MONTH, [])).toEqual({
      month: '2027-01',
      date: '2026-12-20',
      period: { start: '2027-01-01', stop: '2027-01-31' },
    });
    const quarterly = { ...lease, interval: 'QUARTERLY', stop: '2027-02-15' } as const;
    expect(nextInvoice(quarterly, { ...settings, generatePeriod: 'CURRENT_MONTH' }, '2026-12', [])).toEqual({
      month: '2027-01',
      date: '2027-01-20',
      period: { start: '2027-01-01', stop: '2027-02-15' },
    });
  });

  it('is never before the company’s month', () => {
    expect(nextInvoice({ ...lease, nextMonth: '2026-06' }, settings, COMPANY_MONTH, [])?.month).toBe(
      '2027-01',
    );
  });

  it('is for the later of the next months of the lease and the company; none is left after the end of the lease', () => {
    expect(nextInvoiceMonth({ ...lease, nextMonth: '2026-12' }, '2026-12', [])).toBe('2026-12');
    expect(nextInvoice({ ...lease, nextMonth: '2026-12' }, settings, '2026-12', [])?.month).toBe('2026-12');
    expect(nextInvoiceMonth({ ...lease, nextMonth: '2026-06' }, COMPANY_MONTH, [])).toBe('2027-01');
    expect(nextInvoiceMonth({ ...lease, stop: '2026-12-31' }, COMPANY_MONTH, [])).toBeNull();
  });

  it('is null without automatic invoices, after the end, or without a next month', () => {
    expect(nextInvoice(lease, { ...settings, autoEnabled: false }, COMPANY_MONTH, [])).toBeNull();
    expect(nextInvoice({ ...lease, stop: '2026-12-31' }, settings, COMPANY_MONTH, [])).toBeNull();
    expect(nextInvoice({ ...lease, nextMonth: null }, settings, COMPANY_MONTH, [])).toBeNull();
  });

  it('skips periods that are invoiced already, and covers the days that are left', () => {
    const invoiced = [
      { start: '2027-02-15', stop: '2027-02-28' },
      { start: '2027-01-01', stop: '2027-01-31' },
    ];
    expect(nextInvoice(lease, settings, COMPANY_MONTH, invoiced)).toEqual({
      month: '2027-02',
      date: '2027-01-20',
      period: { start: '2027-02-01', stop: '2027-02-14' },
    });
    expect(nextInvoiceMonth(lease, COMPANY_MONTH, invoiced)).toBe('2027-02');
    expect(nextInvoiceMonth({ ...lease, stop: '2027-01-31' }, COMPANY_MONTH, invoiced)).toBeNull();
  });

  it('covers the period that the run of that day bills', () => {
    expect(periodInRun(lease, '2027-01')).toEqual({ start: '2027-01-01', stop: '2027-01-31' });
    expect(periodInRun({ ...lease, nextMonth: '2026-06' }, '2027-01')).toEqual({
      start: '2027-01-01',
      stop: '2027-01-31',
    });
    expect(periodInRun({ ...lease, nextMonth: '2027-02' }, '2027-01')).toBeNull();
    expect(periodInRun({ ...lease, nextMonth: null }, '2027-01')).toBeNull();
  });
});

test.each([
  ['2026-12-20', '2026-11-26', '2026-12-20'],
  ['2026-11-10', '2026-11-26', '2026-11-27'],
  ['2026-11-26', '2026-11-26', '2026-11-27'],
])(
  'the invoices of a run that was scheduled for %s and is not done on %s are created on %s',
  (scheduled, today, date) => {
    expect(comingRunDate(scheduled, today)).toBe(date);
  },
);

describe('the days of a period that are left to invoice', () => {
  const january = { start: '2027-01-01', stop: '2027-01-31' };
  const invoiced = [{ start: '2027-01-20', stop: '2027-01-31' }];

  it.each([
    [null, '2027-01-01'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-01', '2027-01-02'],
    ['2027-01-10', '2027-01-11'],
    // Before the lease, nothing was billed.
    ['2024-04-30', '2027-01-01'],
  ])('that were billed elsewhere until %s begin on %s', (billedElsewhereUntil, start) => {
    expect(daysToInvoice({ ...lease, billedElsewhereUntil }, january, invoiced)).toEqual([
      { start, stop: '2027-01-19' },
    ]);
  });

  it('are none when all of them were billed elsewhere, on the first day of the lease, too', () => {
    expect(daysToInvoice({ ...lease, billedElsewhereUntil: '2027-01-31' }, january, [])).toEqual([]);
    const first = { start: '2024-05-01', stop: '2024-05-01' };
    expect(daysToInvoice({ ...lease, billedElsewhereUntil: '2024-05-01' }, first, [])).toEqual([]);
  });
});
