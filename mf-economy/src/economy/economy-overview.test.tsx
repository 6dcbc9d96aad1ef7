import { economyCalls } from '@husrum/contract/economy';
import { forecastCalls } from '@husrum/contract/forecast';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aForeseen, aGap, aRun, someEconomy, twelveMonths } from '../testing/economy';
import EconomyOverviewScreen from './economy-overview.screen';

const projected = {
  labels: twelveMonths,
  data: twelveMonths.map(() => 17_000),
  coming: twelveMonths.map((_month, at) => (at < 1 ? 0 : 8500)),
};
const foreseen = (fee: number) => ({ ...pageAnswer([aForeseen()]), sum: { fee } });

const anApi = () =>
  fakeApi()
    .on(economyCalls.stats, someEconomy())
    .on(economyCalls.projected, projected)
    .on(forecastCalls.list, foreseen(8500))
    .on(unbilledPeriodCalls.list, { ...pageAnswer([aGap()]), sum: { fee: 21_250 } })
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(jobRunCalls.list, pageAnswer([aRun({ status: 'FAILED' })]));

const show = (url: string = routes.economy.overview()) => renderScreen(<EconomyOverviewScreen />, { url });

test('four boxes: what comes in, what has come in, how full it is, what a square metre costs', async () => {
  anApi();
  show();
  expect(await screen.findByText(/^17\s000\skr$/)).toBeVisible();
  expect(screen.getByText(/av 25\s500\skr om allt vore uthyrt/)).toBeVisible();
  expect(screen.getByText(/198\s000\skr/)).toBeVisible();
  expect(screen.getByText(/66\s%/)).toBeVisible();
  expect(screen.getByText('2 av 3 objekt, 1 hyresgäst')).toBeVisible();
  expect(screen.getByText(/1\s645,16\skr/)).toBeVisible();
  expect(screen.getByText(/snittyta 62,5\sm²/)).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Ekonomi' }));
  expect(await nav.findByRole('link', { name: /Ofakturerade perioder\s?1/ })).toBeVisible();
  expect(await nav.findByRole('link', { name: /Körningar\s?1/ })).toBeVisible();
});

test('an account without anything in it shows dashes, not errors', async () => {
  anApi().on(economyCalls.stats, {
    ...someEconomy(),
    stat_rentable_total: 0,
    stat_occupancy_total: 0,
    stat_area_average: null,
    stat_area_average_price: null,
  });
  show();
  expect(await screen.findAllByText('–')).toHaveLength(2);
});

test('a month that is still to come opens what the plan foresees, lease by lease, each amount explained', async () => {
  const api = anApi();
  const { user, location } = show();
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
    '/invoicebase/overview?from=2027-02-01&to=2027-02-28',
  );
});

test('an address that names no month shows the overview alone', async () => {
  const api = anApi();
  show('/economy?month=nu');
  expect(await screen.findByText(/198\s000\skr/)).toBeVisible();
  expect(api.requests(forecastCalls.list)).toEqual([]);
});
