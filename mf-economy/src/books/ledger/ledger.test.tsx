import { companyCalls } from '@husrum/contract/company';
import { creditCalls } from '@husrum/contract/credit';
import { depositCalls } from '@husrum/contract/deposit';
import { jobRunCalls } from '@husrum/contract/job-run';
import { type AgedSum, type LedgerEntry, ledgerCalls } from '@husrum/contract/ledger';
import { payoutCalls } from '@husrum/contract/payout';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AgedScreen from './aged.screen';
import TenantLedgerScreen from './tenant-ledger.screen';

freezeDate('2026-11-20T09:00:00Z');

const sum: AgedSum = {
  ...{ not_due: 8500, days_30: 0, days_60: 0, days_90: 7777, older: 0, credit: 250 },
  ...{ balance: 16_027, unsent_credits: 1000, booked: 17_027 },
};
const makeApi = () =>
  fakeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]))
    .on(creditCalls.listByTenant, { data: [] })
    .on(payoutCalls.listByTenant, { data: [] })
    .on(depositCalls.listByTenant, { data: [] });
const agedPage = (...rows: { key: string; name: string | null; tenant_id: number | null }[]) => ({
  ...pageResponse(rows.map((row) => ({ ...row, ...sum }))),
  day: '2026-11-20',
  sum,
});

test('shows what each tenant owes by age, with a link to the ledger, and how it ties to the books', async () => {
  const page = agedPage({ key: '7', name: 'Bo Östlund', tenant_id: 7 });
  const promise = { promised_on: '2026-12-05', amount: null, is_broken: false };
  makeApi().on(ledgerCalls.aged, { ...page, data: page.data.map((row) => ({ ...row, promise })) });
  renderScreen(<AgedScreen />, { url: routes.ledger.aged() });
  expect(await screen.findByRole('link', { name: 'Bo Östlund' })).toHaveAttribute(
    'href',
    '/economy/ledger/tenant/7',
  );
  expect(screen.getByText('Lovat 5 dec')).toBeVisible();
  expect(screen.getByText('17 027 kr')).toBeVisible();
  expect(screen.getByText('1 000 kr')).toBeVisible();
});

test('asks for another day and grouping, and has no link for a house', async () => {
  const api = makeApi().on(ledgerCalls.aged, agedPage({ key: 'Eken', name: 'Eken', tenant_id: null }));
  const { user } = renderScreen(<AgedScreen />, { url: `${routes.ledger.aged()}?by=HOUSE` });
  expect(await screen.findByText('Eken')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Eken' })).not.toBeInTheDocument();
  const day = screen.getByRole('textbox', { name: 'Dag' });
  expect(day).toHaveValue('2026-11-20');
  await user.clear(day);
  await user.type(day, '2026-09-30{Enter}');
  await waitFor(() =>
    expect(api.requests(ledgerCalls.aged).at(-1)?.query).toMatchObject({ by: 'HOUSE', day: '2026-09-30' }),
  );
});

test('says that nobody owes anything', async () => {
  makeApi().on(ledgerCalls.aged, agedPage());
  renderScreen(<AgedScreen />, { url: routes.ledger.aged() });
  expect(await screen.findByText('Ingen är skyldig något')).toBeVisible();
});

const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  ...{ key: 'INVOICE-1', kind: 'INVOICE', day: '2026-11-01', invoice: { id: 1, reference: '100001' } },
  ...{ company: { id: 1, name: 'Björken AB' }, due_at: '2026-11-30', amount: 8500, balance: 8500 },
  ...changes,
});

test('lists what has changed what a tenant owes, the latest first, within days', async () => {
  const api = makeApi().on(ledgerCalls.ofTenant, {
    ...pageResponse([
      entry({
        key: 'PAYMENT-2',
        kind: 'PAYMENT',
        day: '2026-11-19',
        due_at: null,
        amount: -5000,
        balance: 3500,
      }),
      entry({ promise: { promised_on: '2026-10-31', amount: null, is_broken: true } }),
    ]),
    ...{ tenant: { id: 7, name: 'Bo Östlund' }, opening: 0, closing: 3500, unsent_credits: 0 },
  });
  const { user } = renderScreen(<TenantLedgerScreen />, {
    route: routes.ledger.tenant,
    url: '/economy/ledger/tenant/7',
  });
  expect(await screen.findByRole('heading', { name: 'Reskontra för Bo Östlund' })).toBeVisible();
  const [, payment] = screen.getAllByRole('row');
  expect(within(payment ?? document.body).getByText('Inbetalning')).toBeVisible();
  expect(within(payment ?? document.body).getByText('3 500 kr')).toBeVisible();
  expect(screen.getByText('Bröt löfte 31 okt')).toBeVisible();
  expect(screen.queryByText('Kreditavier som inte är skickade')).not.toBeInTheDocument();
  expect(api.requests(ledgerCalls.ofTenant)[0]?.query).toMatchObject({ sort: { by: 'day', order: 'desc' } });
  await user.type(screen.getByRole('textbox', { name: 'Från och med' }), '2026-11-02{Enter}');
  await waitFor(() =>
    expect(api.requests(ledgerCalls.ofTenant).at(-1)?.query).toMatchObject({ from: '2026-11-02' }),
  );
});

test('shows the ledger of one lease of several, and what the tenant owes with all', async () => {
  const api = makeApi().on(ledgerCalls.ofTenant, {
    ...pageResponse([entry({ key: 'OFFSET-3', kind: 'OFFSET', amount: -1500, balance: 6277 })]),
    ...{ tenant: { id: 7, name: 'Bo Östlund' }, opening: 0, closing: 6277, unsent_credits: 0 },
    leases: [
      { id: 3, entity: { id: 1, name: 'Lgh 1001', house: 'Eken' } },
      { id: 4, entity: { id: 2, name: 'P-plats 7' } },
    ],
    tenant_closing: 14_777,
  });
  const { user } = renderScreen(<TenantLedgerScreen />, {
    route: routes.ledger.tenant,
    url: '/economy/ledger/tenant/7',
  });
  expect(await screen.findByText('Tillgodo som använts')).toBeVisible();
  expect(screen.queryByText('14 777 kr')).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Uthyrning' }));
  await user.click(await screen.findByText('P-plats 7'));
  await waitFor(() =>
    expect(api.requests(ledgerCalls.ofTenant).at(-1)?.query).toMatchObject({ lease_id: 4 }),
  );
  expect(await screen.findByText('14 777 kr')).toBeVisible();
  expect(screen.getByText(/Bara avier för uthyrningen/)).toBeVisible();
});

test('downloads the ledger of the chosen days as a PDF and for Excel', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:ledger', revokeObjectURL: () => undefined });
  // jsdom cannot navigate to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const api = makeApi()
    .on(ledgerCalls.ofTenant, {
      ...pageResponse([entry({})]),
      ...{ tenant: { id: 7, name: 'Bo Östlund' }, opening: 0, closing: 8500, unsent_credits: 0 },
    })
    .on(ledgerCalls.pdfOfTenant, new Blob(['%PDF']))
    .on(ledgerCalls.sheetOfTenant, new Blob(['PK']));
  const { user } = renderScreen(<TenantLedgerScreen />, {
    route: routes.ledger.tenant,
    url: '/economy/ledger/tenant/7?from=2026-11-01&lease_id=3',
  });
  await user.click(await screen.findByRole('button', { name: /PDF/ }));
  await waitFor(() =>
    expect(api.requests(ledgerCalls.pdfOfTenant)[0]?.query).toMatchObject({
      from: '2026-11-01',
      lease_id: 3,
    }),
  );
  await user.click(screen.getByRole('button', { name: /Excel/ }));
  await waitFor(() =>
    expect(api.requests(ledgerCalls.sheetOfTenant)[0]?.query).toMatchObject({
      from: '2026-11-01',
      lease_id: 3,
    }),
  );
});

const makeLedgerPage = (email: string | null) => ({
  ...pageResponse([entry({})]),
  ...{ tenant: { id: 7, name: 'Bo Östlund' }, opening: 0, closing: 8500, unsent_credits: 0 },
  tenant_email: email,
});

test('mails the ledger as it is shown, with a text', async () => {
  const api = makeApi()
    .on(ledgerCalls.ofTenant, makeLedgerPage('bo@example.se'))
    .on(ledgerCalls.mailToTenant, { message_id: 9, email: 'bo@example.se' });
  const { user } = renderScreen(<TenantLedgerScreen />, {
    route: routes.ledger.tenant,
    url: '/economy/ledger/tenant/7?from=2026-11-01&lease_id=3',
  });
  await screen.findByRole('heading', { name: 'Reskontra för Bo Östlund' });
  await user.click(screen.getByRole('button', { name: 'Skicka till hyresgästen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Reskontran skickas som PDF till bo@example.se.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Meddelande/ }), 'Som du bad om.');
  await user.click(dialog.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('Reskontran är skickad till bo@example.se')).toBeVisible();
  expect(api.requests(ledgerCalls.mailToTenant)[0]).toMatchObject({
    params: { id: '7' },
    body: { from: '2026-11-01', lease_id: 3, text: 'Som du bad om.' },
  });
});

test('says that a tenant without an address cannot be mailed, and where to add it', async () => {
  const api = makeApi().on(ledgerCalls.ofTenant, makeLedgerPage(null));
  const { user } = renderScreen(<TenantLedgerScreen />, {
    route: routes.ledger.tenant,
    url: '/economy/ledger/tenant/7',
  });
  await screen.findByRole('heading', { name: 'Reskontra för Bo Östlund' });
  await user.click(screen.getByRole('button', { name: 'Skicka till hyresgästen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Hyresgästen har ingen mejladress/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Lägg till mejladress' })).toHaveAttribute(
    'href',
    '/tenant/7/edit',
  );
  expect(api.requests(ledgerCalls.mailToTenant)).toHaveLength(0);
});
