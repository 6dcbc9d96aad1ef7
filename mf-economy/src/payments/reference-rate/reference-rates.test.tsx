import { type ReferenceRate, referenceRateCalls } from '@husrum/contract/reference-rate';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ReferenceRatesScreen from './reference-rates.screen';

const published: ReferenceRate = {
  ...{ id: null, valid_from: '2026-07-01', valid_through: '2026-12-31', percent: 2, source: 'PUBLISHED' },
  ...{ note: 'riksbank.se', by: null, at: null, published_percent: null },
};
const missing: ReferenceRate = {
  ...published,
  ...{ valid_from: '2027-01-01', valid_through: '2027-06-30', percent: null, source: 'MISSING', note: null },
};
const open = (role: 'ADMINISTRATOR' | 'READER' = 'ADMINISTRATOR') => {
  const api = fakeApi().on(referenceRateCalls.list, { data: [missing, published] });
  const { user } = renderScreen(<ReferenceRatesScreen />, {
    route: routes.referenceRate.overview,
    url: '/economy/rate',
    user: createUser({ role }),
  });
  return { api, user };
};

test('lists the rates with their sources, and says which are missing', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Referensräntor' });
  const [, first, second] = within(table).getAllByRole('row');
  if (first === undefined || second === undefined) throw new Error('No rows');
  expect(within(first).getAllByText('Saknas')).toHaveLength(2);
  expect(second.textContent?.replaceAll('\u00a0', ' ')).toContain('2,00 %10,00 %');
  expect(within(second).getByText('riksbank.se')).toBeVisible();
});

test('types the next rate, with where it was read, and shows errors under their fields', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ange referensränta' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Referensränta/), '2,25');
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await within(dialog).findByText(/halva procentenheter/)).toBeVisible();
  expect(await within(dialog).findByText('Var du läste den måste fyllas i')).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/^Referensränta/));
  await user.type(within(dialog).getByLabelText(/^Referensränta/), '2,5');
  await user.type(within(dialog).getByLabelText(/^Var du läste den/), 'riksbank.se 2027-06-30');
  api.on(referenceRateCalls.save, { ...published, id: 3, percent: 2.5, source: 'TYPED' });
  await user.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(api.requests(referenceRateCalls.save)[0]?.body).toEqual({
      ...{ valid_from: '2027-07-01', percent: 2.5, note: 'riksbank.se 2027-06-30' },
    }),
  );
});

test('a reader changes none', async () => {
  open('READER');
  await screen.findByRole('table', { name: 'Referensräntor' });
  expect(screen.queryByRole('button', { name: 'Ange referensränta' })).not.toBeInTheDocument();
});
