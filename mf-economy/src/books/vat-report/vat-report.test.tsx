import { companyCalls } from '@husrum/contract/company';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { type VatReport, vatReportCalls } from '@husrum/contract/vat-report';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import VatDifferenceScreen from './vat-difference.screen';
import VatReportScreen from './vat-report.screen';

freezeDate('2026-11-20T09:00:00Z');

const makeCompany = (id: number, name: string) => ({
  ...{ id, name, organisation_number: '559999-0016', entities_count: 1, created_at: '' },
});
const makeReport = (changes: Partial<VatReport> = {}): VatReport => ({
  ...{ company: { id: 3, name: 'Åkerö AB' }, from: '2026-07-01', to: '2026-09-30', has_ended: true },
  boxes: [
    { box: '05', exact: 900.5, declared: 900 },
    { box: '08', exact: 45_000.99, declared: 45_000 },
    { box: '10', exact: 11_475.37, declared: 11_475 },
    { box: '11', exact: 0, declared: 0 },
    { box: '12', exact: 0, declared: 0 },
  ],
  rows: [
    { month: '2026-07', tax_rate: 25, box: '05', base: 900.5, tax: 225.13 },
    { month: '2026-08', tax_rate: 25, box: '08', base: 45_000.99, tax: 11_250.24 },
    { month: '2026-08', tax_rate: 0, box: null, base: 8500, tax: 0 },
  ],
  accounts: [
    { number: 2611, numbers: [2611, 2613], box: '10', booked: 13_600.37, reported: 11_475.37 },
    { number: 2621, numbers: [2621], box: '11', booked: 0, reported: 0 },
    { number: 2631, numbers: [2631], box: '12', booked: 0, reported: 0 },
  ],
  ...{ booked: 13_600.37, reported: 11_475.37 },
  differences: [{ difference: 'REPORTED_LATER', invoices: 2, amount: -2125 }],
  ...changes,
});
const nothing: Partial<VatReport> = {
  boxes: (['05', '08', '10', '11', '12'] as const).map((box) => ({ box, exact: 0, declared: 0 })),
  ...{ rows: [], booked: 0, reported: 0, differences: [] },
};

const makeApi = (
  report = makeReport(),
  companies = [makeCompany(3, 'Åkerö AB'), makeCompany(7, 'Björnen AB')],
) =>
  fakeApi()
    .on(companyCalls.list, pageResponse(companies))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]))
    .on(companyBooksCalls.list, {
      data: companies.map(({ id, name }) => ({
        company: { id, name },
        ...{ locked_through: null, rounds_payments: true, fiscal_year_start: id === 7 ? 7 : null },
      })),
    })
    .on(vatReportCalls.overview, report);
const render = (url = routes.vatReport.overview()) => renderScreen(<VatReportScreen />, { url });

test('shows what to write in each box for the last quarter of the first company, by month, and ties it to the books', async () => {
  const api = makeApi();
  render();
  const boxes = within(await screen.findByRole('table', { name: 'Skriv i momsdeklarationen' }));
  expect(
    boxes.getByRole('row', { name: /Ruta\s08\sHyresinkomster\s.*\s45\s000\skr\s45\s000,99\skr/ }),
  ).toBeVisible();
  const months = within(screen.getByRole('table', { name: 'Per månad och sats' }));
  expect(months.getByRole('row', { name: /jul\s2026\s25\s%\s05\s900,50\skr\s225,13\skr/ })).toBeVisible();
  expect(months.getByRole('row', { name: /aug\s2026\s0\s%\sIngen\s8\s500\skr\s0\skr/ })).toBeVisible();
  expect(months.getByRole('row', { name: /Summa\s54\s401,49\skr\s11\s475,37\skr/ })).toBeVisible();
  const books = within(screen.getByRole('table', { name: 'Stämmer med bokföringen' }));
  expect(books.getByRole('link', { name: /Bokfört nu, redovisas senare/ })).toHaveAttribute(
    'href',
    '/economy/vat/invoice?company_id=3&length=QUARTER&month=2026-07&difference=REPORTED_LATER',
  );
  expect(screen.getByText('Bokfört på konto 2611 och 2613')).toBeVisible();
  expect(screen.queryByText('Bokfört på konto 2621')).not.toBeInTheDocument();
  expect(screen.queryByText(/Perioden är inte slut/)).not.toBeInTheDocument();
  expect(api.requests(vatReportCalls.overview)[0]).toMatchObject({
    params: { id: '3' },
    query: { length: 'QUARTER', month: '2026-07' },
  });
});

test('the URL chooses the company and the period, and a period that has not ended says so', async () => {
  const api = makeApi(makeReport({ has_ended: false, differences: [] }));
  render('/economy/vat?company_id=7&length=MONTH&month=2026-11');
  expect(await screen.findByText(/Perioden är inte slut/)).toBeVisible();
  expect(screen.getByText('Bokföringen och momsrapporten är lika i perioden.')).toBeVisible();
  expect(screen.getByTitle('november 2026')).toBeVisible();
  expect(api.requests(vatReportCalls.overview)[0]).toMatchObject({
    params: { id: '7' },
    query: { length: 'MONTH', month: '2026-11' },
  });
});

test('another period is chosen above the report', async () => {
  const api = makeApi();
  const { user, location } = render();
  await user.click(await screen.findByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByTitle('okt–dec 2026'));
  await waitFor(() => expect(location()).toBe('/economy/vat?month=2026-10'));
  await waitFor(() =>
    expect(api.requests(vatReportCalls.overview).at(-1)?.query).toMatchObject({ month: '2026-10' }),
  );
});

test('a difference without an explanation is a warning', async () => {
  makeApi(makeReport({ differences: [{ difference: 'UNEXPLAINED', invoices: 1, amount: 1 }] }));
  render();
  expect(await screen.findByText(/saknar förklaring\. Öppna raden/)).toBeVisible();
});

test('without VAT the first step is to look at the leases, and without a company to create one', async () => {
  makeApi(makeReport(nothing));
  const { unmount } = render();
  expect(await screen.findByText('Ingen moms i perioden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Visa uthyrningar' })).toBeVisible();
  unmount();
  makeApi(makeReport(), []);
  render();
  expect(await screen.findByText('Det finns inte några företag')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skapa företag' })).toBeVisible();
});

test('lists the invoices behind a difference, each with a link', async () => {
  const api = makeApi().on(
    vatReportCalls.invoices,
    pageResponse([
      {
        ...{ id: 5, reference: '100005', tenant_name: 'Bo Östlund', sent_on: '2026-09-20' },
        ...{ booked: 2125, reported: 0, amount: -2125 },
      },
    ]),
  );
  renderScreen(<VatDifferenceScreen />, {
    url: '/economy/vat/invoice?company_id=7&length=MONTH&month=2026-09&difference=REPORTED_LATER',
  });
  expect(await screen.findByRole('heading', { name: 'Bokfört nu, redovisas senare' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '100005' })).toHaveAttribute('href', '/invoicebase/5');
  expect(screen.getByRole('row', { name: /Bo\sÖstlund\s.*\s2\s125\skr\s0\skr/ })).toBeVisible();
  expect(api.requests(vatReportCalls.invoices)[0]).toMatchObject({
    params: { id: '7' },
    query: { length: 'MONTH', month: '2026-09', difference: 'REPORTED_LATER' },
  });
});

test('a year is the fiscal year of the company', async () => {
  const api = makeApi();
  render('/economy/vat?company_id=7&length=YEAR&month=2026-05');
  expect(await screen.findByTitle('jul 2025–jun 2026')).toBeVisible();
  expect(api.requests(vatReportCalls.overview)[0]?.query).toMatchObject({ length: 'YEAR', month: '2026-05' });
});
