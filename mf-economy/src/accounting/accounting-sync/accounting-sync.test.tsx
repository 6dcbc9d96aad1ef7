import { accountingSyncCalls, type DivergenceRow } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { publish } from '@husrum/platform';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, screen, within } from '@testing-library/react';
import { badgeCounts } from '../../invoicing/invoice/invoice.test-data';
import DivergenceOverviewScreen from './divergence-overview.screen';

const makeDivergence = (overrides: Partial<DivergenceRow> = {}): DivergenceRow => ({
  id: 4,
  invoice: { id: 7, reference: '100247', tenant_name: 'Bo Östlund' },
  service: 'FORTNOX',
  field: 'DUE_DATE',
  ours: '2026-12-31',
  theirs: '2027-01-15',
  choices: ['OURS', 'THEIRS', 'KEEP'],
  created_at: '2026-11-20T08:00:00.000Z',
  ...overrides,
});

const setup = (...rows: DivergenceRow[]) => {
  const api = fakeApi()
    .on(accountingSyncCalls.divergences, pageResponse(rows))
    .on(statisticsCalls.badges, { ...badgeCounts, accounting_divergence: rows.length });
  return {
    api,
    ...renderScreen(<DivergenceOverviewScreen />, { api, url: routes.accountingSync.divergences() }),
  };
};

test('shows both sides, and sends the decision of the user', async () => {
  const { api, user } = setup(makeDivergence());
  expect(await screen.findByRole('link', { name: '100247 · Bo Östlund' })).toHaveAttribute(
    'href',
    '/invoicebase/7',
  );
  expect(screen.getByText('2026-12-31')).toBeVisible();
  expect(screen.getByText(/2027-01-15/)).toBeVisible();
  api.on(accountingSyncCalls.decide, { message: 'Ändrat här' });
  api.on(accountingSyncCalls.divergences, pageResponse([]));
  await user.click(screen.getByRole('button', { name: 'Ändra här: förfallodag, avi 100247' }));
  expect(await screen.findByText('Ändrat här')).toBeVisible();
  expect(api.requests(accountingSyncCalls.decide)[0]).toMatchObject({
    params: { id: '4' },
    body: { decision: 'THEIRS' },
  });
  expect(await screen.findByText('Inga skillnader')).toBeVisible();
});

test('offers only the possible decisions, and shows why the server refused one, without fetching the invoice', async () => {
  const { api, user } = setup(
    makeDivergence({ field: 'AMOUNT', choices: ['KEEP'], advice: 'Kreditera avin och skapa en ny.' }),
  );
  const table = within(await screen.findByRole('table', { name: 'Skillnader mot bokföringen' }));
  await table.findByRole('button', { name: 'Låt stå: belopp, avi 100247' });
  expect(table.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Låt stå']);
  expect(table.getByText('Kreditera avin och skapa en ny.')).toBeVisible();
  api.fails(accountingSyncCalls.decide, 409, { message: 'Skillnaden är redan avgjord.' });
  await user.click(table.getByRole('button', { name: 'Låt stå: belopp, avi 100247' }));
  expect(await screen.findByText('Skillnaden är redan avgjord.')).toBeVisible();
  expect(api.requests(invoiceCalls.detail)).toEqual([]);
});

test('tries all refused invoices again at once, and offers it only when there are some', async () => {
  const { api, user } = setup();
  expect(await screen.findByText('Inga skillnader')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^Försök igen i bokföringsprogrammet/ }),
  ).not.toBeInTheDocument();
  api
    .on(statisticsCalls.badges, { ...badgeCounts, accounting_stopped: 3 })
    .on(accountingSyncCalls.retryAll, { count: 3 });
  act(() => publish(busEvent('accountingSync.changed', {})));
  await user.click(
    await screen.findByRole('button', { name: 'Försök igen i bokföringsprogrammet (3 avier)' }),
  );
  expect(await screen.findByText(/^3 hyresavier prövas igen i bokföringsprogrammet/)).toBeVisible();
  expect(api.requests(accountingSyncCalls.retryAll)).toHaveLength(1);
});
