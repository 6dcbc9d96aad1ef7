import { accountingSyncCalls, type ImportReport } from '@husrum/contract/accounting-sync';
import { routes } from '@husrum/contract/routes';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import ImportScreen from './import.screen';

const makeCustomer = (id: string, name: string) => ({ id, number: id, name, identifier: null });
const report: ImportReport = {
  customers: { total: 4, linked: 0, matched: 1, ambiguous: 1, missing: 1 },
  invoices: { total: 1, matched: 0, missing: 1 },
  tenants: [
    {
      id: 1,
      name: 'Bo Östlund',
      identifier: '19850412-2386',
      match: 'IDENTIFIER',
      customers: [makeCustomer('101', 'Bo Östlund')],
    },
    {
      id: 2,
      name: 'Eva Ek',
      identifier: null,
      match: 'NAME',
      customers: [makeCustomer('102', 'Ek, Eva')],
    },
    { id: 3, name: 'Åsa Alm', identifier: null, match: null, customers: [] },
  ],
  open_invoices: [
    {
      number: '55',
      customer: 'Bo Östlund',
      ocr: null,
      due_at: '2026-12-31',
      amount: 8500,
      left: 8500,
      match: 'NONE',
      invoice: null,
      tenant: { id: 1, name: 'Bo Östlund' },
      lease: { id: 3, name: 'Lgh 1001' },
    },
  ],
};

const setup = (answer = report) => {
  const api = fakeApi().on(accountingSyncCalls.previewImport, answer);
  return {
    api,
    ...renderScreen(<ImportScreen />, {
      api,
      route: routes.integration.import,
      url: routes.integration.import({ id: 4 }),
    }),
  };
};

test('shows the matches, and links the customers that were found by a number or chosen', async () => {
  const { api, user } = setup();
  const tenants = within(await screen.findByRole('table', { name: 'Hyresgäster och kunder' }));
  expect(tenants.getByText('Person- eller org.nummer')).toBeVisible();
  expect(tenants.getByText('Förslag: samma namn')).toBeVisible();
  expect(tenants.getByText('Ingen kund')).toBeVisible();
  expect(screen.getByText('Ingen avi. Bo Östlund, Lgh 1001')).toBeVisible();
  expect(screen.getByText('1 öppen faktura: 0 finns här, 1 finns bara där.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Kund för Eva Ek' }));
  await user.click(await screen.findByText('102 Ek, Eva'));
  api.on(accountingSyncCalls.linkCustomers, { message: '2 hyresgäster är kopplade till kunder', linked: 2 });
  await user.click(screen.getByRole('button', { name: 'Koppla 2 hyresgäster' }));
  expect(await screen.findByText('2 hyresgäster är kopplade till kunder')).toBeVisible();
  expect(api.requests(accountingSyncCalls.linkCustomers)[0]?.body).toEqual({
    links: [
      { tenant_id: 1, customer_id: '101' },
      { tenant_id: 2, customer_id: '102' },
    ],
  });
});

test('shows only the tenants for whom a customer must be chosen', async () => {
  const { user } = setup();
  await screen.findByText('4 kunder i bokföringsprogrammet, 3 hyresgäster här.');
  await user.click(screen.getByText('Att välja 1'));
  const rows = within(screen.getByRole('table', { name: 'Hyresgäster och kunder' }));
  expect(rows.getByText('Eva Ek')).toBeVisible();
  expect(rows.queryByText('Bo Östlund')).toBeNull();
  expect(rows.queryByText('Åsa Alm')).toBeNull();
  // Tenants that the filter hides are linked too.
  expect(screen.getByRole('button', { name: 'Koppla 1 hyresgäst' })).toBeEnabled();
  await user.click(screen.getByText('Kopplade 0'));
  expect(screen.getByText('Inga hyresgäster att visa här')).toBeVisible();
});

test('shows that the lists are truncated, and which rows are listed first', async () => {
  setup({
    ...report,
    customers: { total: 5000, linked: 0, matched: 4000, ambiguous: 999, missing: 1 },
    invoices: { total: 1200, matched: 0, missing: 1200 },
  });
  expect(
    await screen.findByText('Listan visar 3 av 5 000 hyresgäster, med de redan kopplade sist.'),
  ).toBeVisible();
  expect(screen.getByText('Listan visar de första 1, med dem som bara finns där först.')).toBeVisible();
});

test('shows why the program could not be read, and offers a retry', async () => {
  const api = fakeApi().fails(accountingSyncCalls.previewImport, 503, {
    message: 'Tjänsten svarade inte. Vi försöker igen.',
  });
  const { user } = renderScreen(<ImportScreen />, {
    api,
    route: routes.integration.import,
    url: routes.integration.import({ id: 4 }),
  });
  await screen.findByText(/Tjänsten svarade inte/);
  api.on(accountingSyncCalls.previewImport, report);
  await user.click(screen.getByRole('button', { name: /Försök igen/ }));
  expect(await screen.findByText('Ingen kund')).toBeVisible();
});
