import { type MonthRun, makeInvoicingCalendar, type RunSettings } from './invoicing-calendar.rules';

const settings: RunSettings = {
  generateDay: 20,
  generatePeriod: 'NEXT_MONTH',
  sendDay: 25,
  autoEnabled: true,
  autoFrom: '2026-12',
};
const giro = { bankgiro: '5050-1055', plusgiro: null };
const today = '2026-11-20';
const calendar = (changes: Partial<RunSettings>, runs: readonly MonthRun[] = []) =>
  makeInvoicingCalendar({ ...settings, ...changes }, giro, { runs, today });
const done = (period: string): MonthRun => ({ period, status: 'DONE' });

test('without runs, the month to complete and the month to run are the first that runs invoice', () => {
  expect(calendar({})).toMatchObject({
    firstMonthToGenerate: '2027-01',
    firstMonthToComplete: '2026-12',
    firstMonthToRun: '2026-12',
  });
});

test('both are the first month without a run that is done', () => {
  expect(calendar({}, [done('2026-12'), done('2027-01'), done('2027-03')])).toMatchObject({
    completedMonths: new Set(['2026-12', '2027-01', '2027-03']),
    firstMonthToComplete: '2027-02',
    firstMonthToRun: '2027-02',
  });
});

test.each([
  ['FAILED', '2027-01'],
  ['RUNNING', '2026-12'],
] as const)('a month whose run is %s is to complete; the month to run is %s', (status, month) => {
  expect(calendar({}, [{ period: '2026-12', status }])).toMatchObject({
    completedMonths: new Set(),
    firstMonthToComplete: '2026-12',
    firstMonthToRun: month,
  });
});

test('runs that have not been started begin with the first month to generate', () => {
  expect(calendar({ autoFrom: null }, [done('2027-01')])).toMatchObject({
    firstMonthToGenerate: '2027-01',
    firstMonthToComplete: '2027-02',
  });
});

test('without automatic invoicing, runs of before do not count', () => {
  expect(calendar({ autoEnabled: false }, [done('2027-01')])).toMatchObject({
    firstMonthToGenerate: '2027-01',
    firstMonthToComplete: '2027-01',
    firstMonthToRun: '2027-01',
  });
});

test('runs create no invoices without a giro number, or without automatic invoicing', () => {
  const noGiro = { bankgiro: null, plusgiro: null };
  expect(calendar({}).createsInvoices).toBe(true);
  expect(calendar({ autoEnabled: false }).createsInvoices).toBe(false);
  expect(makeInvoicingCalendar(settings, noGiro, { runs: [], today }).createsInvoices).toBe(false);
});
