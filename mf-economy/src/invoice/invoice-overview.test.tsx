import { type InvoiceListItem, invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aInvoice, aInvoiceRow, someBadges, someStats } from '../testing/invoices';
import { aLease, aLeaseRow } from '../testing/leases';
import InvoiceByStatusScreen from './invoice-by-status.screen';
import InvoiceOverviewScreen from './invoice-overview.screen';

const listAnswer = (rows: readonly InvoiceListItem[], total = rows.length) => ({
  ...pageAnswer(rows, { total }),
  sum: { pay_amount_rounded: 25_000, payment_left: 12_000.5 },
});
const apiWith = (rows: readonly InvoiceListItem[] = [aInvoiceRow()]) =>
  fakeApi()
    .on(invoiceCalls.list, listAnswer(rows))
    .on(statisticsCalls.billable, someStats)
    .on(statisticsCalls.badges, someBadges);

const overview = (url = '/invoicebase/overview') =>
  renderScreen(<InvoiceOverviewScreen />, { route: routes.invoice.overview, url });
const byStatus = (url: string) =>
  renderScreen(<InvoiceByStatusScreen />, { route: routes.invoice.byStatus, url });
const text = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

describe('the overview', () => {
  test('shows the columns of the product in their order, and each row leads to its invoice', async () => {
    apiWith([
      aInvoiceRow(),
      aInvoiceRow({
        id: 8,
        reference: null,
        invoice_type: null,
        status: 'EDIT',
        lease: null,
        lease_id: null,
      }),
    ]);
    overview();
    expect(await screen.findByRole('link', { name: '100247' })).toHaveAttribute('href', '/invoicebase/7');
    expect(screen.getByRole('link', { name: 'Ej skapad' })).toHaveAttribute('href', '/invoicebase/8');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    // Before them: the box that marks, and the chevron.
    expect(heads.slice(2)).toEqual([
      'Skicka nu',
      'Status',
      'Skickad',
      'Förfaller',
      'Typ',
      'Kvar',
      'Period',
      'Referens',
      'Uthyrning',
    ]);
    expect(screen.getByText('Saknar koppling')).toBeVisible();
    expect(screen.getByRole('cell', { name: /Lgh 1001/ })).toBeVisible();
    expect(text(screen.getByRole('row', { name: /Summa i urvalet/ }))).toContain('12 000,50 kr');
    expect(screen.queryByRole('button', { name: /Skicka alla/ })).not.toBeInTheDocument();
  });

  test('three boxes lead to what they count, the statuses carry their numbers', async () => {
    apiWith();
    overview();
    const unpaid = await screen.findByRole('link', { name: /Utestående betalningar/ });
    await waitFor(() => expect(text(unpaid)).toBe('Utestående betalningar25 500 kr3 avier'));
    expect(unpaid).toHaveAttribute('href', '/invoicebase/status/unpaid');
    const nav = screen.getByRole('navigation', { name: 'Status' });
    expect(within(nav).getByRole('link', { name: 'Alla' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Attestering 5' })).toHaveAttribute(
      'href',
      '/invoicebase/status/review',
    );
    expect(within(nav).getByRole('link', { name: 'Kräver åtgärd' })).toBeVisible();
  });

  test('filters, sorting and page are asked of the server and stand in the address', async () => {
    const api = apiWith();
    const { user, location } = overview(
      '/invoicebase/overview/2?reference=1002&from=2026-12-01&status=READY&sort[by]=due_at&sort[order]=desc',
    );
    await screen.findByRole('link', { name: '100247' });
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({
      page: 2,
      reference: '1002',
      status: 'READY',
      period: { start: '2026-12-01', stop: '2999-12-31' },
      sort: { by: 'due_at', order: 'desc' },
    });
    await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status: Redo att skickas' }));
    expect(location()).toBe(
      '/invoicebase/overview?reference=1002&from=2026-12-01&sort[by]=due_at&sort[order]=desc',
    );
  });

  test('what is overdue and partly paid says both', async () => {
    apiWith([aInvoiceRow({ status: 'OVERDUE', payment_left: 4162 })]);
    overview();
    expect(await screen.findByText('Förfallen')).toBeVisible();
    expect(screen.getByText('Delbetald')).toBeVisible();
  });

  test('empty, nothing found, and failed look different', async () => {
    apiWith([]);
    const { unmount } = overview();
    expect(await screen.findByText('Det finns inte några hyresavier')).toBeVisible();
    unmount();
    apiWith([]);
    const filtered = overview('/invoicebase/overview?reference=9');
    expect(await screen.findByText('Inga resultat')).toBeVisible();
    filtered.unmount();
    apiWith().fails(invoiceCalls.list, 500, { message: 'Databasen vilar' });
    overview();
    expect(await screen.findByText('Databasen vilar')).toBeVisible();
  });
});

describe('a list of one status', () => {
  test('says which, asks for it, and offers to send all when they are ready', async () => {
    const api = apiWith();
    byStatus('/invoicebase/status/ready');
    await screen.findByRole('link', { name: '100247' });
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({ filter: 'ready', page: 1 });
    expect(within(screen.getByRole('banner')).getByText('Redo att skickas')).toBeVisible();
    expect(screen.getByRole('button', { name: /Skicka alla/ })).toBeEnabled();
  });

  test('empty it says what is missing', async () => {
    apiWith([]);
    byStatus('/invoicebase/status/overdue');
    expect(await screen.findByText('Inga hyresavier är förfallna')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Skicka alla/ })).not.toBeInTheDocument();
  });

  test('a status that does not exist is no page', async () => {
    apiWith();
    const { location } = byStatus('/invoicebase/status/nonsense');
    await waitFor(() => expect(location()).toBe('/404'));
  });
});

test('one invoice is sent from its row, after a question', async () => {
  const api = apiWith().on(invoiceCalls.send, aInvoice({ status: 'PENDING_PAYMENT' }));
  const { user } = overview();
  await user.click(await screen.findByRole('button', { name: 'Skicka 100247 nu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Är du säker?' });
  expect(within(dialog).getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  expect(api.requests(invoiceCalls.send)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Hyresavin är skickad')).toBeVisible();
  const [sent] = api.requests(invoiceCalls.send);
  expect(sent?.params).toEqual({ id: '7' });
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  // The list is fetched again.
  await waitFor(() => expect(api.requests(invoiceCalls.list).length).toBeGreaterThan(1));
});

test('an invoice is created from a lease that is searched for', async () => {
  const api = apiWith()
    .on(leaseCalls.list, ({ query }) => pageAnswer(query.search === 'inget' ? [] : [aLeaseRow()]))
    .on(leaseCalls.detail, aLease())
    .on(invoiceCalls.create, { invoicebase: aInvoice({ id: 12 }) });
  const { user, location } = overview();
  await user.click(await screen.findByRole('button', { name: /Skapa hyresavi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const search = dialog.getByRole('combobox', { name: 'Sök uthyrning' });
  await user.type(search, 'inget');
  expect(await dialog.findByText('Inga resultat')).toBeVisible();
  await user.clear(search);
  await user.click(await dialog.findByRole('option', { name: /Lgh 1001/ }));
  expect(await dialog.findByDisplayValue('2026-12-01')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Välj en annan uthyrning' }));
  await user.click(await dialog.findByRole('option', { name: /Lgh 1001/ }));
  await dialog.findByDisplayValue('2026-12-31');
  await user.click(dialog.getByRole('button', { name: 'Skapa hyresavi' }));
  expect(await screen.findByText('Hyresavin är skapad')).toBeVisible();
  expect(location()).toBe('/invoicebase/12');
  expect(api.requests(invoiceCalls.create)[0]?.body).toMatchObject({ lease_id: 3, supplement: false });
});

test('an invoice that is not ready has no button', async () => {
  apiWith([aInvoiceRow({ status: 'REVIEW' })]);
  overview();
  await screen.findByRole('link', { name: '100247' });
  expect(screen.queryByRole('button', { name: /nu$/ })).not.toBeInTheDocument();
});
