import { companyCalls } from '@husrum/contract/company';
import { invoiceCalls } from '@husrum/contract/invoice';
import { jobRunCalls } from '@husrum/contract/job-run';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, freezeDate, pageResponse, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeInvoiceListItem } from '../../invoicing/invoice/invoice.test-data';
import LeaseInvoicesPanel from '../../invoicing/invoice/lease-invoices.panel';
import { makeJobRun } from '../job-run/job-run.test-data';
import UnbilledPeriodScreen from './unbilled-period.screen';
import { makeUnbilledPeriod } from './unbilled-period.test-data';

freezeDate('2026-11-20T09:00:00Z');

const makeListResponse = (...rows: ReturnType<typeof makeUnbilledPeriod>[]) => ({
  ...pageResponse(rows),
  sum: { fee: rows.reduce((sum, { fee }) => sum + fee, 0) },
});
const makeApi = () =>
  fakeApi()
    .on(unbilledPeriodCalls.list, makeListResponse(makeUnbilledPeriod()))
    .on(unbilledPeriodCalls.count, { count: 1 })
    .on(jobRunCalls.list, pageResponse([makeJobRun()]))
    .on(companyCalls.list, pageResponse([]));

const renderList = (url: string = routes.economy.unbilled()) =>
  renderScreen(<UnbilledPeriodScreen />, { url });
const findButton = (name: RegExp) => screen.findByRole('button', { name });

test('lists unbilled periods and creates one invoice per period', async () => {
  const api = makeApi().on(unbilledPeriodCalls.createInvoices, {
    invoicebases: [1, 2, 3].map((id) => ({ id, reference: `10000${id}` })),
  });
  const { user } = renderList();
  expect(await screen.findByRole('link', { name: 'Lgh 1001 · Bo Östlund' })).toHaveAttribute(
    'href',
    '/lease/3',
  );
  expect(screen.getByText('16 sep 2026–30 nov 2026')).toBeVisible();
  api.on(unbilledPeriodCalls.list, makeListResponse());
  await user.click(await findButton(/^En per period \(3\)/));
  const dialog = within(await screen.findByRole('dialog'));
  // It says what it will do before it does.
  expect(dialog.getAllByText('Skapa 3 avier?')[0]).toBeVisible();
  expect(
    dialog.getByText(
      /Lgh 1001 får 3 avier, en för varje period från 2026-09-16 till 2026-11-30, tillsammans 21\s250\skr exklusive moms/,
    ),
  ).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.createInvoices)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Skapa 3 avier' }));
  expect(await screen.findByText('3 avier är skapade')).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.createInvoices)[0]?.body).toEqual({
    lease_id: 3,
    start: '2026-09-16',
    stop: '2026-11-30',
    mode: 'PER_PERIOD',
  });
  expect(await screen.findByText('Alla dagar har en hyresavi')).toBeVisible();
});

test('in a narrow window the buttons have the space of the company and the days', async () => {
  const showWidth = (width: number) =>
    act(() => {
      window.innerWidth = width;
      window.dispatchEvent(new Event('resize'));
    });
  const listHeaders = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  makeApi();
  renderList();
  await findButton(/^En per period \(3\)/);
  showWidth(1440);
  expect(listHeaders()).toEqual(expect.arrayContaining(['Företag', 'Dagar', 'Skapa']));
  showWidth(1024);
  expect(listHeaders()).not.toContain('Företag');
  expect(listHeaders()).not.toContain('Dagar');
  expect(listHeaders()).toContain('Skapa');
});

test('shows a server error in the row, which stays in the list', async () => {
  const message = 'Perioden är redan aviserad (100247, 2026-11-01 – 2026-11-30)';
  const api = makeApi().on(
    unbilledPeriodCalls.list,
    makeListResponse(makeUnbilledPeriod(), makeUnbilledPeriod({ key: '8', lease_id: 8, periods: 1 })),
  );
  api.fails(unbilledPeriodCalls.createInvoices, 422, {
    message: 'Kontrollera uppgifterna',
    data: { start: [message] },
  });
  const { user } = renderList();
  await user.click(await findButton(/^Skapa avi/));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  const rows = screen.getAllByRole('row').filter((row) => row.contains(alert));
  expect(within(rows[0] ?? document.body).getByRole('button', { name: /^Skapa avi/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^En avi/ })).toBeEnabled();
});

test('filters by the lease in the URL', async () => {
  const api = makeApi();
  const { user, location } = renderList('/economy/unbilled?lease_id=3');
  expect(await screen.findByText('Uthyrning: Lgh 1001')).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.list).map(({ query }) => query.lease_id)).toContain(3);
  await user.click(screen.getByRole('button', { name: /^Ta bort filtret Uthyrning/ }));
  expect(location()).toBe('/economy/unbilled');
});

test('marks a period as billed elsewhere after a confirmation', async () => {
  const api = makeApi().on(unbilledPeriodCalls.markBilledElsewhere, {
    message: '1 uthyrning räknas som fakturerad',
    leases: 1,
  });
  const { user } = renderList();
  await user.click(await findButton(/^Val för raden/));
  await user.click(await screen.findByRole('menuitem', { name: 'Fakturerad på annat sätt' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /på annat sätt/ }));
  await waitFor(() =>
    expect(api.requests(unbilledPeriodCalls.markBilledElsewhere)[0]?.body).toMatchObject({
      lease_id: 3,
      company_id: null,
    }),
  );
});

test('days up to the end of the current period are marked, as the server says', async () => {
  const api = makeApi()
    .on(unbilledPeriodCalls.list, makeListResponse(makeUnbilledPeriod({ markable_until: '2026-11-30' })))
    .on(unbilledPeriodCalls.markBilledElsewhere, { message: 'Klart', leases: 1 });
  const { user } = renderList();
  await user.click(await findButton(/^Val för raden/));
  await user.click(await screen.findByRole('menuitem', { name: 'Fakturerad på annat sätt' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/till och med 2026-11-30 .* Det går att ångra/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /på annat sätt/ }));
  await waitFor(() =>
    expect(api.requests(unbilledPeriodCalls.markBilledElsewhere)[0]?.body.until).toBe('2026-11-30'),
  );
});

test('what was marked as billed elsewhere is listed and undone, unless it is billed since', async () => {
  const mark = { until: '2026-11-30', marked_at: '2026-11-19T08:00:00Z', who: 'Anna Ek' };
  const api = makeApi()
    .on(
      unbilledPeriodCalls.listBilledElsewhere,
      pageResponse([
        { ...mark, id: 7, leases: 40, undoable: 39 },
        { ...mark, id: 6, until: '2026-10-31', leases: 1, undoable: 0 },
      ]),
    )
    .on(unbilledPeriodCalls.undoBilledElsewhere, { message: 'Ångrat för 39 uthyrningar', leases: 39 });
  const { user } = renderList();
  await user.click(await findButton(/^Fakturerat på annat sätt/));
  const dialog = within(await screen.findByRole('dialog'));
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Till och med 2026-11-30 · 40 uthyrningar · Anna Ek 2026-11-19');
  expect(second).toHaveTextContent('Dagarna har fått en avi');
  await user.click(dialog.getByRole('button', { name: 'Ångra till och med 2026-11-30' }));
  expect(await screen.findByText('Ångrat för 39 uthyrningar')).toBeVisible();
  expect(api.requests(unbilledPeriodCalls.undoBilledElsewhere)[0]?.params).toEqual({ id: '7' });
});

test('the lease panel shows the number of unbilled periods', async () => {
  makeApi()
    .on(reminderCalls.agreement, { is_agreed: false })
    .on(invoiceCalls.listByLease, pageResponse([makeInvoiceListItem()]));
  renderScreen(<LeaseInvoicesPanel leaseId={3} inactive={false} />, { url: '/lease/3' });
  expect(await screen.findByRole('link', { name: /1 ofakturerad period/ })).toHaveAttribute(
    'href',
    '/economy/unbilled?lease_id=3',
  );
});
