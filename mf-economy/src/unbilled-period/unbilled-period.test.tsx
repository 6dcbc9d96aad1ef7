import { companyCalls } from '@husrum/contract/company';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import LeaseInvoicesPanel from '../invoice/lease-invoices.panel';
import { aGap, aRun } from '../testing/economy';
import { aInvoiceRow } from '../testing/invoices';
import UnbilledScreen from './unbilled-period.screen';

const gaps = (...rows: ReturnType<typeof aGap>[]) => ({
  ...pageAnswer(rows),
  sum: { fee: rows.reduce((sum, { fee }) => sum + fee, 0) },
});
const anApi = () =>
  fakeApi()
    .on(unbilledPeriodCalls.list, gaps(aGap()))
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(jobRunCalls.list, pageAnswer([aRun()]))
    .on(companyCalls.list, pageAnswer([]));

const show = (url: string = routes.economy.unbilled()) => renderScreen(<UnbilledScreen />, { url });
const button = (name: RegExp) => screen.findByRole('button', { name });

test('the days without an invoice stand with their lease, and one click makes an invoice for each period', async () => {
  const api = anApi().on(unbilledPeriodCalls.createInvoices, {
    invoicebases: [1, 2, 3].map((id) => ({ id, reference: `10000${id}` })),
  });
  const { user } = show();
  expect(await screen.findByRole('link', { name: 'Lgh 1001 · Bo Östlund' })).toHaveAttribute(
    'href',
    '/lease/3',
  );
  expect(screen.getByText('16 sep 2026–30 nov 2026')).toBeVisible();
  api.on(unbilledPeriodCalls.list, gaps());
  await user.click(await button(/^En per period \(3\)/));
  expect(await screen.findByText('3 avier är skapade')).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.createInvoices)[0]?.body).toEqual({
    lease_id: 3,
    start: '2026-09-16',
    stop: '2026-11-30',
    mode: 'PER_PERIOD',
  });
  expect(await screen.findByText('Alla dagar har en hyresavi')).toBeVisible();
});

test('what is refused says why on its own row, which stays', async () => {
  const taken = 'Perioden är redan aviserad (100247, 2026-11-01 – 2026-11-30)';
  const api = anApi().on(unbilledPeriodCalls.list, gaps(aGap(), aGap({ key: '8', lease_id: 8, periods: 1 })));
  api.fails(unbilledPeriodCalls.createInvoices, 422, {
    message: 'Kontrollera uppgifterna',
    data: { start: [taken] },
  });
  const { user } = show();
  await user.click(await button(/^Skapa avi/));
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent(taken);
  const rows = screen.getAllByRole('row').filter((row) => row.contains(refused));
  expect(within(rows[0] ?? document.body).getByRole('button', { name: /^Skapa avi/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^En avi/ })).toBeEnabled();
});

test('the list is narrowed to a company and to a lease by its address', async () => {
  const api = anApi();
  const { user, location } = show('/economy/unbilled?lease_id=3');
  expect(await screen.findByText('Uthyrning: Lgh 1001')).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.list).map(({ query }) => query.lease_id)).toContain(3);
  await user.click(screen.getByRole('button', { name: /^Ta bort filtret Uthyrning/ }));
  expect(location()).toBe('/economy/unbilled');
});

test('days that were billed on paper are taken out when that is confirmed', async () => {
  const api = anApi().on(unbilledPeriodCalls.markBilledElsewhere, {
    message: '1 uthyrning räknas som fakturerad',
    leases: 1,
  });
  const { user } = show();
  await user.click(await button(/^Val för raden/));
  await user.click(await screen.findByRole('menuitem', { name: 'Fakturerad på annat sätt' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /på annat sätt/ }));
  await waitFor(() =>
    expect(api.requests(unbilledPeriodCalls.markBilledElsewhere)[0]?.body).toMatchObject({
      lease_id: 3,
      company_id: null,
    }),
  );
});

test('the page of a lease says how many of its periods have no invoice', async () => {
  anApi().on(invoiceCalls.ofLease, pageAnswer([aInvoiceRow()]));
  renderScreen(<LeaseInvoicesPanel leaseId={3} inactive={false} />, { url: '/lease/3' });
  expect(await screen.findByRole('link', { name: /1 ofakturerad period/ })).toHaveAttribute(
    'href',
    '/economy/unbilled?lease_id=3',
  );
});
