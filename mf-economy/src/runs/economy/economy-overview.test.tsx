import { economyCalls } from '@husrum/contract/economy';
import { forecastCalls } from '@husrum/contract/forecast';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeForecastInvoice } from '../forecast/forecast.test-data';
import { makeJobRun } from '../job-run/job-run.test-data';
import { makeUnbilledPeriod } from '../unbilled-period/unbilled-period.test-data';
import { makeEconomyStatistics, monthsOf2027 } from './economy.test-data';
import EconomyOverviewScreen from './economy-overview.screen';

const projected = {
  labels: monthsOf2027,
  data: monthsOf2027.map(() => 17_000),
  coming: monthsOf2027.map((_month, index) => (index === 0 ? 0 : 8500)),
};
const makeForecastResponse = (fee: number) => ({ ...pageResponse([makeForecastInvoice()]), sum: { fee } });

const makeApi = () =>
  fakeApi()
    .on(economyCalls.statistics, makeEconomyStatistics())
    .on(economyCalls.projectedIncome, projected)
    .on(forecastCalls.list, makeForecastResponse(8500))
    .on(unbilledPeriodCalls.list, { ...pageResponse([makeUnbilledPeriod()]), sum: { fee: 21_250 } })
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(jobRunCalls.list, pageResponse([makeJobRun({ status: 'FAILED' })]));

const renderOverview = (url: string = routes.economy.overview()) =>
  renderScreen(<EconomyOverviewScreen />, { url });

test('shows income, invoiced amount, occupancy and rent per square metre, and the counts of the tabs', async () => {
  makeApi();
  renderOverview();
  expect(await screen.findByText(/^17\s000\skr$/)).toBeVisible();
  expect(screen.getByText(/exklusive moms, 2 uthyrningar, 25\s500\skr om allt vore uthyrt/)).toBeVisible();
  expect(screen.getByText(/198\s000\skr/)).toBeVisible();
  expect(screen.getByText('skickat till och med i dag, exklusive moms, minus krediterat')).toBeVisible();
  expect(screen.getByText(/66\s%/)).toBeVisible();
  expect(screen.getByText('1 av 3 objekt vakanta, 1 hyresgäst')).toBeVisible();
  expect(screen.getByText(/1\s645,16\skr/)).toBeVisible();
  expect(screen.getByText(/för uthyrda objekt, snittyta för alla objekt 62,5\sm²/)).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Ekonomi' }));
  expect(await nav.findByRole('link', { name: /Ofakturerade perioder\s?1/ })).toBeVisible();
  expect(await nav.findByRole('link', { name: /Körningar\s?1 misslyckad/ })).toBeVisible();
});

test('shows dashes for occupancy and rent per square metre when there are no objects to let', async () => {
  makeApi().on(economyCalls.statistics, {
    ...makeEconomyStatistics(),
    stat_rentable_total: 0,
    stat_occupancy_total: 0,
    stat_area_average: null,
    stat_area_average_price: null,
  });
  renderOverview();
  expect(await screen.findAllByText('–')).toHaveLength(2);
});

test('a bar with upcoming invoices opens the forecast of its month', async () => {
  const api = makeApi();
  const { user, location } = renderOverview();
  const bar = await screen.findByRole('link', { name: /^feb / });
  expect(bar).toHaveAttribute(
    'aria-description',
    expect.stringMatching(/^februari 2027: .*varav 8\s500\skr i kommande/),
  );
  await user.click(bar);
  expect(location()).toBe('/economy?month=2027-02');
  const table = await screen.findByRole('table', { name: 'Kommande hyresavier i februari 2027' });
  expect(await within(table).findByRole('link', { name: 'Lgh 1001 · Bo Östlund' })).toHaveAttribute(
    'href',
    '/lease/3',
  );
  expect(api.requests(forecastCalls.list)[0]?.query).toMatchObject({ month: '2027-02' });
  await user.click(within(table).getByRole('button', { name: 'Visa detaljer' }));
  expect(within(table).getByText('Hyra 8 500 kr för hela februari 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visa avier som är skapade' })).toHaveAttribute(
    'href',
    '/invoicebase/overview?start_from=2027-02-01&start_to=2027-02-28&not_cancelled=true',
  );
});

test('shows no forecast for an invalid month in the URL', async () => {
  const api = makeApi();
  renderOverview('/economy?month=nu');
  expect(await screen.findByText(/198\s000\skr/)).toBeVisible();
  expect(api.requests(forecastCalls.list)).toEqual([]);
});
