import { type IndexValue, indexValueCalls } from '@husrum/contract/index-value';
import { routes } from '@husrum/contract/routes';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import IndexValueOverviewScreen from './index-value-overview.screen';

freezeDate('2026-11-20T09:00:00Z');

const published: IndexValue = {
  ...{
    id: null,
    series: '1980',
    year: 2020,
    value: 336.97,
    source: 'SCB, fastställda tal',
    on: '2026-11-30',
  },
  ...{ by: null, used: 1 },
};
const missing: IndexValue = { ...published, year: 2026, value: null, source: null, on: null, used: 0 };
const typed: IndexValue = {
  ...published,
  id: 4,
  year: 2025,
  value: 419.2,
  source: 'SCB:s sida',
  by: 'Anna Ek',
  used: 0,
};

const show = () =>
  renderScreen(<IndexValueOverviewScreen />, {
    route: routes.indexValue.overview,
    url: '/economy/index/value',
  });

test('each number has its source, and a missing one says so', async () => {
  fakeApi().on(indexValueCalls.list, pageResponse([missing, typed, published]));
  show();
  const row = await screen.findByRole('row', { name: /^2020 / });
  expect(row).toHaveTextContent('336,97SCB, fastställda tal · Läst 2026-11-301 uthyrning');
  expect(screen.getByRole('row', { name: /^2026 / })).toHaveTextContent('Saknas');
  expect(screen.getByRole('row', { name: /^2025 / })).toHaveTextContent('SCB:s sida · Anna Ek');
});

test('types a number with its source, and shows the error of the server under its field', async () => {
  const api = fakeApi()
    .on(indexValueCalls.list, pageResponse([missing]))
    .fails(indexValueCalls.save, 422, { data: { year: ['Oktober 2027 har inte varit än'] } });
  const { user } = show();
  await screen.findByText('Saknas');
  await user.click(screen.getByRole('button', { name: 'Skriv in indextal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^År/), '2027');
  await user.type(dialog.getByLabelText(/^Indextal för oktober/), '421,5');
  await user.type(dialog.getByLabelText(/^Källa/), 'SCB');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Oktober 2027 har inte varit än')).toBeVisible();
  expect(api.requests(indexValueCalls.save)[0]?.body).toEqual({
    ...{ series: '1980', year: 2027, value: 421.5, note: 'SCB' },
  });
  await waitFor(() => expect(api.requests(indexValueCalls.list).length).toBeGreaterThan(0));
});
