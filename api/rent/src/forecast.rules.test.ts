import { addMonthsToMonth } from '@husrum/format';
import { type ForecastLease, forecastLeaseInvoices } from './forecast.rules';
import { planInvoice } from './plan-invoice.rules';

const terms = { feeAsM2: false, areas: [], interval: 'QUARTERLY', taxRate: 25 } as const;
const lease: ForecastLease = {
  start: '2026-12-16',
  stop: '2027-07-10',
  interval: 'QUARTERLY',
  nextMonth: '2026-12',
  versions: [{ validFrom: '2026-12-16', fee: 45_000, ...terms }],
  addons: [
    {
      id: 1,
      name: 'Bilplats',
      feeOre: 90_000,
      taxRate: 25,
      interval: 'PER_NOTICE',
      start: '2027-02-01',
      stop: null,
    },
  ],
  invoicedPeriods: [],
  adjustments: [],
};
const settings = {
  generateDay: 20,
  generatePeriod: 'NEXT_MONTH',
  sendDay: 25,
} as const;
const months = Array.from({ length: 12 }, (_, index) => addMonthsToMonth('2026-12', index));
const year = { months, today: '2026-11-19' };
const forecast = (changes: Partial<ForecastLease> = {}) =>
  forecastLeaseInvoices({ ...lease, ...changes }, settings, year).map(
    ({ month, sendDate, period, terms }) => [
      month,
      sendDate,
      planInvoice(period, terms.versions, terms.addons).rows.map(
        ({ name, netOre }) => `${name} ${netOre / 100}`,
      ),
    ],
  );

test('lists the invoices of a lease until its end, with send dates', () => {
  expect(forecast()).toEqual([
    ['2026-12', '2026-11-25', ['Hyra 2026-12-16 – 2027-02-28 37741.94', 'Bilplats 300']],
    ['2027-03', '2027-02-25', ['Hyra mars 2027 – maj 2027 45000', 'Bilplats 900']],
    ['2027-06', '2027-05-25', ['Hyra 2027-06-01 – 2027-07-10 19838.71', 'Bilplats 396.77']],
  ]);
});

test('an adjustment changes the rent from its day on all invoices, also on one that is sent before that day', () => {
  const adjustments = [{ from: '2027-02-15', rate: 10, includesAddons: false }];
  expect(forecast({ adjustments }).map(([, , rows]) => rows)).toEqual([
    ['Hyra 2026-12-16 – 2027-02-14 30241.94', 'Hyra 2027-02-15 – 2027-02-28 8250', 'Bilplats 300'],
    ['Hyra mars 2027 – maj 2027 49500', 'Bilplats 900'],
    ['Hyra 2027-06-01 – 2027-07-10 21822.58', 'Bilplats 396.77'],
  ]);
});

test('leaves out days that are already billed', () => {
  const invoicedPeriods = [{ start: '2026-12-16', stop: '2027-02-28' }];
  expect(forecast({ invoicedPeriods }).map(([month]) => month)).toEqual(['2027-03', '2027-06']);
});
