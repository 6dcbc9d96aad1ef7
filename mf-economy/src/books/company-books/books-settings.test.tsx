import { type BooksSettings, type CostCentre, companyBooksCalls } from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import BooksSettingsScreen from './books-settings.screen';

const settings: BooksSettings = {
  company: { id: 3, name: 'Åkerö AB' },
  ...{ fiscal_year_start: null, voucher_series: null, accrues: false, voluntary_vat_account: null },
  ...{ cash_from: null, cash_until: null, accounts: [] },
};
const house: CostCentre = { id: 12, name: 'Björnen 4', code: null };

const makeApi = (change: Partial<BooksSettings> = {}) =>
  fakeApi()
    .on(companyBooksCalls.settings, { ...settings, ...change })
    .on(companyBooksCalls.saveSettings, settings)
    .on(companyBooksCalls.costCentres, pageResponse([house]));
const render = () =>
  renderScreen(<BooksSettingsScreen />, {
    url: routes.companyBooks.settings({ id: 3 }),
    route: routes.companyBooks.settings,
  });

test('a user sets the fiscal year, accrual and an account, and all of it is saved at once', async () => {
  const api = makeApi();
  const { user } = render();
  await user.click(await screen.findByRole('switch', { name: 'Periodisera hyror' }));
  await user.click(screen.getByRole('combobox', { name: /Räkenskapsåret börjar/ }));
  await user.click(await screen.findByText('Juli'));
  await user.click(screen.getByRole('button', { name: 'Lägg till konto' }));
  const row = within(screen.getByRole('list', { name: 'Konton för intäkter' }));
  await user.type(row.getByRole('textbox', { name: /Konto/ }), '3911');
  await user.type(row.getByRole('textbox', { name: /Namn/ }), 'Hyror bostäder');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(api.requests(companyBooksCalls.saveSettings)).toHaveLength(1));
  expect(api.requests(companyBooksCalls.saveSettings)[0]).toMatchObject({
    params: { id: '3' },
    body: {
      ...{ fiscal_year_start: 7, accrues: true, cash_from: null },
      accounts: [{ income: null, object: null, tax_rate: 25, account: 3911, name: 'Hyror bostäder' }],
    },
  });
});

test('an account that is no income account is refused under its field', async () => {
  const api = makeApi({
    accounts: [{ income: 'RENT', object: 'premises', tax_rate: 25, account: 1510, name: 'Lokaler' }],
  });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/intäktskonto, 3000–3999/)).toBeVisible();
  expect(api.requests(companyBooksCalls.saveSettings)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ta bort konto 1510' }));
  expect(screen.queryByRole('list', { name: 'Konton för intäkter' })).not.toBeInTheDocument();
});

test('a house gets a cost centre', async () => {
  const api = makeApi().on(companyBooksCalls.saveCostCentre, { ...house, code: 'BJ4' });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ändra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kostnadsställe för Björnen 4' }));
  await user.type(dialog.getByRole('textbox', { name: /Kostnadsställe/ }), 'BJ4');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() =>
    expect(api.requests(companyBooksCalls.saveCostCentre)[0]).toMatchObject({
      params: { id: '3', entityId: '12' },
      body: { code: 'BJ4' },
    }),
  );
});
