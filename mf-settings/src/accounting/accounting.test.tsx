import { accountingCalls } from '@husrum/contract/accounting';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AccountingScreen from './accounting.screen';
import { makeAccountingSettings, makeChart } from './accounting.test-data';

const setup = (api = fakeApi(), settings = makeAccountingSettings()) => {
  api.on(accountingCalls.settings, settings).on(accountingCalls.chart, makeChart());
  return {
    api,
    ...renderScreen(<AccountingScreen />, { api, route: routes.integration.detail, url: '/integration/7' }),
  };
};

test('shows which program decides number, OCR number and due date, and which accounts are missing or inactive', async () => {
  setup();
  const section = within(await screen.findByRole('region', { name: 'Vem bestämmer' }));
  expect(section.getAllByText('Husrum')).toHaveLength(3);
  expect(await screen.findByText(/^Konto 3004 finns inte i Fortnox/)).toBeVisible();
  expect(screen.getByText(/^Konto 3002 är inaktivt i Fortnox/)).toBeVisible();
  expect(screen.queryByText(/^Konto 3001/)).toBeNull();
});

test('shows that Spiris decides the OCR number', async () => {
  const { integration } = makeAccountingSettings();
  setup(
    undefined,
    makeAccountingSettings({
      integration: { ...integration, name: 'VISMA' },
      decides: { number: 'HUSRUM', ocr: 'SERVICE', due_date: 'HUSRUM' },
    }),
  );
  expect(await screen.findByText(/^Spiris \(Visma\), när avin bokförs där/)).toBeVisible();
});

test('chooses another account from the chart', async () => {
  const { api, user } = setup();
  api.on(accountingCalls.updateAccounts, { message: 'Kontona är sparade' });
  await screen.findByText(/^Konto 3004 finns inte/);
  await user.click(screen.getByLabelText(/^0 % moms/));
  await user.click(await screen.findByText('3911 Bostadshyror'));
  await waitFor(() => expect(screen.queryByText(/^Konto 3004 finns inte/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Spara konton' }));
  expect(await screen.findByText('Kontona är sparade')).toBeVisible();
  expect(api.requests(accountingCalls.updateAccounts)[0]?.body).toMatchObject({
    accounts: [{ tax_rate: 0, account_number: 3911 }, {}, {}, { tax_rate: 25, account_number: 3001 }],
  });
});

test('lets the user type the account numbers when the chart cannot be read, and keeps them when it is read again', async () => {
  const api = fakeApi().on(accountingCalls.settings, makeAccountingSettings());
  api.fails(accountingCalls.chart, 503, { message: 'Fortnox svarar inte just nu. Försök igen om en stund.' });
  const { user } = renderScreen(<AccountingScreen />, {
    api,
    route: routes.integration.detail,
    url: '/integration/7',
  });
  expect(await screen.findByText('Kontoplanen kunde inte hämtas')).toBeVisible();
  expect(screen.getByLabelText(/^25 % moms/)).toHaveValue('3001');
  expect(screen.getByRole('button', { name: /Lägg till objekt/ })).toBeDisabled();
  await user.clear(screen.getByLabelText(/^0 % moms/));
  await user.type(screen.getByLabelText(/^0 % moms/), '3911');
  api.on(accountingCalls.chart, makeChart());
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText(/^Konto 3002 är inaktivt i Fortnox/)).toBeVisible();
  expect(screen.getByText('3911 Bostadshyror')).toBeVisible();
  expect(screen.queryByText(/^Konto 3004/)).toBeNull();
});

test('gives an object its own cost centre and project', async () => {
  const { api, user } = setup();
  api.on(accountingCalls.updateDimension, { message: 'Kostnadsställe och projekt är sparade' });
  const table = within(await screen.findByRole('table', { name: 'Kostnadsställe och projekt' }));
  expect(await table.findByText('EK Eken')).toBeVisible();
  const objectRow = within(table.getByRole('row', { name: /Eken 1/ }));
  await user.click(objectRow.getByRole('button', { name: 'Val för raden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ändra' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kostnadsställe och projekt för Eken 1' }));
  await user.click(dialog.getByLabelText('Projekt'));
  await user.click(await screen.findByText('P1 Stambyte'));
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Kostnadsställe och projekt är sparade')).toBeVisible();
  expect(api.requests(accountingCalls.updateDimension)[0]?.body).toEqual({
    type: 'entity',
    id: 9,
    cost_center: 'EK',
    project: 'P1',
  });
});

test('shows a reader the settings without buttons', async () => {
  const api = fakeApi()
    .on(accountingCalls.settings, makeAccountingSettings())
    .on(accountingCalls.chart, makeChart());
  renderScreen(<AccountingScreen />, {
    api,
    route: routes.integration.detail,
    url: '/integration/7',
    user: createUser({ role: 'READER' }),
  });
  expect(await screen.findByText('EK Eken')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Lägg till objekt/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Spara konton' })).toBeNull();
});
