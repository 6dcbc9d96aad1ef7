import { companyCalls } from '@husrum/contract/company';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { type Deposit, depositCalls } from '@husrum/contract/deposit';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import DepositOverviewScreen from './deposit-overview.screen';
import LeaseDepositsPanel from './lease-deposits.panel';
import { TenantDeposits } from './tenant-deposits';

freezeDate('2026-11-20T09:00:00Z');

const company = { id: 3, name: 'Värd AB' };
const deposit: Deposit = {
  ...{ id: 9, state: 'HELD', company, tenant: { id: 7, name: 'Anna Ek' }, lease_id: 5 },
  ...{ entity_name: 'Lgh 1001', due_at: '2026-03-01', received_on: '2026-02-25', interest_rate: 2 },
  invoice: { id: 12, reference: '100247', status: 'PAYED', is_sent: true },
  ...{ asked: 20_000, received: 20_000, interest: 0, used: 3200, repaid: 0, held: 16_800 },
  entries: [
    {
      ...{ id: 31, what: 'USED_COST', amount: 3200, day: '2026-11-10', reason: 'Målning av sovrum' },
      ...{ to_account: null, invoice: null, by: 'Demo', undone_on: null },
    },
  ],
};
const makeApi = (...deposits: Deposit[]) =>
  fakeApi()
    .on(depositCalls.listByLease, { data: deposits })
    .on(depositCalls.listByTenant, { data: deposits })
    .on(depositCalls.invoices, { data: [{ id: 44, reference: '100300', due_at: '2026-10-30', left: 8500 }] })
    .on(companyBooksCalls.list, { data: [] });
const renderLease = (inactive = false) =>
  renderScreen(<LeaseDepositsPanel leaseId={5} inactive={inactive} />);

test('asks for a deposit that is due in two weeks, unless another day is written', async () => {
  const api = makeApi().on(depositCalls.create, deposit);
  const { user } = renderLease();
  expect(await screen.findByText('Ingen deposition är begärd')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begär deposition' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Belopp/), '20000');
  await user.click(dialog.getByRole('button', { name: 'Begär deposition' }));
  await waitFor(() =>
    expect(api.requests(depositCalls.create).at(-1)?.body).toEqual({
      ...{ lease_id: 5, amount: 20_000, due_at: '2026-12-04', interest_rate: null },
    }),
  );
});

test('after the end of the lease none is asked for, and the one that is held is settled', async () => {
  makeApi(deposit);
  renderLease(true);
  expect(await screen.findByText('Innehas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begär deposition' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Betala tillbaka' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Avi 100247' })).toHaveAttribute(
    'href',
    routes.invoice.detail({ id: 12 }),
  );
  expect(screen.getByText(/^Använd för kostnad/)).toHaveTextContent('3 200 kr 2026-11-10');
  expect(screen.getByText('Målning av sovrum')).toBeVisible();
});

test('uses it for an unpaid invoice, with a reason', async () => {
  const api = makeApi(deposit).on(depositCalls.use, deposit);
  const { user } = renderLease();
  await user.click(await screen.findByRole('button', { name: 'Använd' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Avi/ }));
  await user.click(await screen.findByText(/^100300, /));
  await user.type(dialog.getByRole('textbox', { name: /^Belopp/ }), '8500');
  await user.type(dialog.getByLabelText(/^Orsak/), 'Obetald hyra');
  await user.click(dialog.getByRole('button', { name: 'Använd' }));
  await waitFor(() =>
    expect(api.requests(depositCalls.use).at(-1)?.body).toEqual({
      ...{ invoice_id: 44, amount: 8500, paid_at: '2026-11-20', reason: 'Obetald hyra' },
    }),
  );
});

test('repays all that is left today, and an error of the server stands under its field', async () => {
  const api = makeApi(deposit).fails(depositCalls.repay, 422, {
    data: { paid_at: ['Dagen kan vara tidigast 2026-11-21'] },
  });
  const { user } = renderLease();
  await user.click(await screen.findByRole('button', { name: 'Betala tillbaka' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Betala tillbaka' }));
  expect(await dialog.findByText('Dagen kan vara tidigast 2026-11-21')).toBeVisible();
  expect(api.requests(depositCalls.repay).at(-1)?.body).toEqual({
    ...{ amount: 16_800, paid_at: '2026-11-20', to_account: null },
  });
});

test('shows the agreed interest before it is added', async () => {
  const api = makeApi(deposit)
    .on(depositCalls.previewInterest, { amount: 293.7 })
    .on(depositCalls.addInterest, deposit);
  const { user } = renderLease();
  await user.click(await screen.findByRole('button', { name: 'Lägg till ränta' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Räntan blir 293,70/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lägg till ränta' }));
  await waitFor(() =>
    expect(api.requests(depositCalls.addInterest).at(-1)?.body).toEqual({ day: '2026-11-20' }),
  );
});

test('undoes an entry after a confirmation', async () => {
  const api = makeApi(deposit).on(depositCalls.undo, deposit);
  const { user } = renderLease();
  await user.click(await screen.findByRole('button', { name: /^Ångra: Använd för kostnad/ }));
  await user.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() => expect(api.requests(depositCalls.undo).at(-1)?.params.id).toBe('31'));
});

test('the ledger of a tenant without deposits has no place for them', async () => {
  makeApi();
  renderScreen(<TenantDeposits tenantId={7} />);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Depositioner' })).toBeNull());
});

const renderOverview = () =>
  renderScreen(<DepositOverviewScreen />, { route: routes.deposit.overview, url: '/economy/deposit' });
const makeOverviewApi = (...deposits: Deposit[]) =>
  makeApi()
    .on(companyCalls.list, pageResponse([]))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(jobRunCalls.list, pageResponse([]))
    .on(depositCalls.list, {
      ...pageResponse(deposits),
      held: deposits.map(({ held }) => ({ company, count: 1, held })),
    });

test('the list has each deposit, and what each company holds', async () => {
  makeOverviewApi(deposit);
  renderOverview();
  const table = within(await screen.findByRole('table', { name: 'Depositioner' }));
  expect(await table.findByText('Anna Ek')).toBeVisible();
  expect(table.getByText('Innehas')).toBeVisible();
  expect(screen.getByText('1 deposition')).toBeVisible();
});

test('an empty list says where to begin', async () => {
  makeOverviewApi();
  renderOverview();
  expect(await screen.findByText(/Öppna en uthyrning och välj Begär deposition/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Till uthyrningarna' })).toBeVisible();
});
