import { type InvoiceListItem, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { leaseCalls } from '@husrum/contract/lease';
import { preferenceCalls } from '@husrum/contract/preference';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { makeLease, makeLeaseRow } from '../../lease/lease.test-data';
import {
  badgeCounts,
  businessStatistics,
  makeInvoice,
  makeInvoiceListItem,
  makeSendingPreview,
} from './invoice.test-data';
import InvoiceByStatusScreen from './invoice-by-status.screen';
import InvoiceOverviewScreen from './invoice-overview.screen';

const makeListResponse = (rows: readonly InvoiceListItem[], total = rows.length) => ({
  ...pageResponse(rows, { total }),
  sum: { pay_amount_rounded: 25_000, payment_left: 12_000.5 },
});
const fakeApiWith = (rows: readonly InvoiceListItem[] = [makeInvoiceListItem()]) =>
  fakeApi()
    .on(invoiceCalls.list, makeListResponse(rows))
    .on(statisticsCalls.business, businessStatistics)
    .on(statisticsCalls.badges, badgeCounts);

const renderOverview = (url = '/invoicebase/overview') =>
  renderScreen(<InvoiceOverviewScreen />, { route: routes.invoice.overview, url });
const renderByStatus = (url: string) =>
  renderScreen(<InvoiceByStatusScreen />, { route: routes.invoice.byStatus, url });
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

/** The column titles, without the columns of the checkbox and the expand button. */
const getHeaders = () =>
  screen
    .getAllByRole('columnheader')
    .slice(2)
    .map(({ textContent }) => textContent);
const resizeWindow = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
afterEach(() => resizeWindow(1024));

test('the box and the footer of ready invoices name the credit invoices among them', async () => {
  fakeApi()
    .on(invoiceCalls.list, {
      ...makeListResponse([makeInvoiceListItem()]),
      sum: {
        pay_amount_rounded: -217_309,
        payment_left: 1330,
        fee: -217_300.5,
        credit_count: 4,
        credit_amount: -218_639,
      },
    })
    .on(statisticsCalls.business, {
      ...businessStatistics,
      stat_ready_invoices: 8,
      stat_ready_amount: 1330,
      stat_ready_credits: 4,
      stat_ready_credit_amount: -218_639,
    })
    .on(statisticsCalls.badges, badgeCounts);
  renderByStatus('/invoicebase/status/ready');
  expect(await screen.findByText('4 avier och 4 kreditavier om −218 639 kr')).toBeVisible();
  // The credit invoices are part of the sum with VAT, so they are named right after it.
  expect((await screen.findByText('varav 4 kreditavier om −218 639 kr')).parentElement).toHaveTextContent(
    /^Summa i urvalet, med momsvarav 4 kreditavier om −218 639 krBelopp utan moms: −217 300,50 kr$/,
  );
});

test('the box of ready invoices names credit invoices alone when there is nothing else', async () => {
  fakeApiWith([]).on(statisticsCalls.business, {
    ...businessStatistics,
    stat_ready_invoices: 1,
    stat_ready_amount: 0,
    stat_ready_credits: 1,
    stat_ready_credit_amount: -500,
  });
  renderByStatus('/invoicebase/status/ready');
  expect(await screen.findByText('1 kreditavi om −500 kr')).toBeVisible();
});

test('the list of invoices that require action offers to try all refused ones again', async () => {
  fakeApiWith([makeInvoiceListItem({ status: 'ERROR' })]).on(statisticsCalls.badges, {
    ...badgeCounts,
    accounting_stopped: 1,
  });
  renderByStatus('/invoicebase/status/error');
  expect(
    await screen.findByRole('button', { name: 'Försök igen i bokföringsprogrammet (1 avi)' }),
  ).toBeVisible();
});

describe('the overview', () => {
  test('shows the columns in their order and links each row to its invoice', async () => {
    fakeApiWith([
      makeInvoiceListItem(),
      makeInvoiceListItem({
        id: 8,
        reference: null,
        invoice_type: null,
        status: 'EDIT',
        lease: null,
        lease_id: null,
      }),
    ]);
    renderOverview();
    expect(await screen.findByRole('link', { name: 'Lgh 1001 Kv. Eken' })).toHaveAttribute(
      'href',
      '/invoicebase/7',
    );
    expect(screen.getByRole('link', { name: 'Saknar koppling' })).toHaveAttribute('href', '/invoicebase/8');
    expect(screen.getByText('Ej skapad')).toBeVisible();
    // Every column of the specification, in every window that is wider than a phone. Below 1600 px, the tenant is below the reference.
    const last = ['Kvar', 'Förfaller', 'Status', 'Skicka nu', 'Referens', 'Skickad', 'Typ'];
    for (const width of [1024, 1280, 1440]) {
      resizeWindow(width);
      expect(getHeaders()).toEqual(['Objekt', 'Period', ...last]);
      expect(screen.getAllByText('Bo Östlund')[0]).toBeInTheDocument();
    }
    resizeWindow(1920);
    expect(getHeaders()).toEqual(['Objekt', 'Hyresgäst', 'Period', 'Belopp', ...last]);
    expect(getText(screen.getByRole('row', { name: /Summa i urvalet/ }))).toContain('12 000,50 kr');
    expect(screen.queryByRole('button', { name: /Skicka alla/ })).not.toBeInTheDocument();
  });

  test('links the statistics and the status tabs to their lists, with counts', async () => {
    fakeApiWith();
    renderOverview();
    const unpaid = await screen.findByRole('link', { name: /Utestående betalningar/ });
    await waitFor(() => expect(getText(unpaid)).toBe('Utestående betalningar25 500 kr3 avier'));
    expect(unpaid).toHaveAttribute('href', '/invoicebase/status/unpaid');
    const nav = screen.getByRole('navigation', { name: 'Status' });
    expect(within(nav).getByRole('link', { name: 'Alla' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Attestering 5' })).toHaveAttribute(
      'href',
      '/invoicebase/status/review',
    );
    expect(within(nav).getByRole('link', { name: 'Kräver åtgärd' })).toBeVisible();
  });

  test('sends filters, sorting and page to the server and keeps them in the URL', async () => {
    const api = fakeApiWith();
    const { user, location } = renderOverview(
      '/invoicebase/overview/2?reference=1002&from=2026-12-01&status=READY&sort[by]=due_at&sort[order]=desc',
    );
    await screen.findByRole('link', { name: /Lgh 1001/ });
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({
      page: 2,
      reference: '1002',
      status: 'READY',
      period: { start: '2026-12-01', stop: '2199-12-31' },
      sort: { by: 'due_at', order: 'desc' },
    });
    await user.click(screen.getByRole('button', { name: 'Ta bort filtret Status: Redo att skickas' }));
    expect(location()).toBe(
      '/invoicebase/overview?reference=1002&from=2026-12-01&sort[by]=due_at&sort[order]=desc',
    );
  });

  test('lists only the invoices whose synchronisation has stopped', async () => {
    const api = fakeApiWith();
    renderOverview('/invoicebase/overview?sync_off=true');
    expect(
      await screen.findByRole('button', { name: 'Ta bort filtret Synkronisering: Inaktiverad' }),
    ).toBeVisible();
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({ sync_off: true });
  });

  test('lists only the unsent invoices due between the two dates in the URL', async () => {
    const api = fakeApiWith();
    const { user, location } = renderOverview(
      '/invoicebase/overview?unsent=true&due_from=2026-11-01&due_to=2026-11-30',
    );
    await screen.findByRole('link', { name: /Lgh 1001/ });
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({
      unsent: true,
      due_from: '2026-11-01',
      due_to: '2026-11-30',
    });
    await user.click(screen.getByRole('button', { name: 'Ta bort filtret Utskick: Ej skickade' }));
    expect(location()).toBe('/invoicebase/overview?due_from=2026-11-01&due_to=2026-11-30');
    await waitFor(() =>
      expect(api.requests(invoiceCalls.list).at(-1)?.query).toMatchObject({ due_from: '2026-11-01' }),
    );
    expect(api.requests(invoiceCalls.list).at(-1)?.query.unsent).toBeUndefined();
  });

  test('lists only the invoices whose period begins between the two dates in the URL', async () => {
    const api = fakeApiWith();
    renderOverview('/invoicebase/overview?start_from=2026-12-01&start_to=2026-12-31');
    expect(
      await screen.findByRole('button', { name: /^Ta bort filtret Perioden börjar tidigast/ }),
    ).toBeVisible();
    expect(await screen.findByText('Summa i urvalet, med moms')).toBeVisible();
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({
      start_from: '2026-12-01',
      start_to: '2026-12-31',
    });
  });

  test('shows both statuses of an overdue, partly paid invoice', async () => {
    fakeApiWith([makeInvoiceListItem({ status: 'OVERDUE', payment_left: 4162 })]);
    renderOverview();
    expect(await screen.findByText('Förfallen')).toBeVisible();
    expect(screen.getByText('Delbetald')).toBeVisible();
  });

  test('shows different texts for no invoices, no match and a failed load', async () => {
    fakeApiWith([]);
    const { unmount } = renderOverview();
    expect(await screen.findByText('Det finns inte några hyresavier')).toBeVisible();
    unmount();
    fakeApiWith([]);
    const filtered = renderOverview('/invoicebase/overview?reference=9');
    expect(await screen.findByText('Inga resultat')).toBeVisible();
    filtered.unmount();
    fakeApiWith().fails(invoiceCalls.list, 500, { message: 'Databasen vilar' });
    renderOverview();
    expect(await screen.findByText('Databasen vilar')).toBeVisible();
  });
});

describe('a list of one status', () => {
  test('shows the status, filters by it and offers to send all that are ready', async () => {
    const api = fakeApiWith();
    renderByStatus('/invoicebase/status/ready');
    await screen.findByRole('link', { name: /Lgh 1001/ });
    expect(api.requests(invoiceCalls.list)[0]?.query).toMatchObject({ filter: 'ready', page: 1 });
    expect(within(screen.getByRole('banner')).getByText('Redo att skickas')).toBeVisible();
    expect(screen.getByRole('button', { name: /Skicka alla/ })).toBeEnabled();
  });

  test('has its own text when it is empty', async () => {
    fakeApiWith([]);
    renderByStatus('/invoicebase/status/overdue');
    expect(await screen.findByText('Inga hyresavier är förfallna')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Skicka alla/ })).not.toBeInTheDocument();
  });

  test('says why each invoice requires action, in the list and in the expanded row', async () => {
    const error = 'Hyresgästen saknar mejladress.';
    fakeApiWith([makeInvoiceListItem({ status: 'ERROR', error })]).on(
      invoiceCalls.detail,
      makeInvoice({ status: 'ERROR', error, mail_error: error }),
    );
    const { user } = renderByStatus('/invoicebase/status/error');
    const row = await screen.findByRole('row', { name: /Lgh 1001/ });
    expect(within(row).getByText(error)).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Visa detaljer' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(error)).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Ändra hyresgästens mejladress' })).toHaveAttribute(
      'href',
      '/tenant/4',
    );
  });

  test('redirects an unknown status to the 404 page', async () => {
    fakeApiWith();
    const { location } = renderByStatus('/invoicebase/status/nonsense');
    await waitFor(() => expect(location()).toBe('/404'));
  });
});

test('an overdue invoice shows how late it is and when it is promised, and the OCR column can be shown', async () => {
  const promise = { promised_on: '2026-12-05', amount: null, is_broken: false };
  const api = fakeApiWith([
    makeInvoiceListItem({ status: 'OVERDUE', due_at: '2026-11-18', ocr: '1002474', promise }),
  ]);
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { user } = renderOverview();
  expect(await screen.findByText('2 dagar sen')).toBeVisible();
  expect(screen.getByText('Lovat 5 dec')).toBeVisible();
  jest.useRealTimers();
  api.on(preferenceCalls.updateList, { hidden: [], shown: ['ocr'], views: [] });
  await user.click(screen.getByRole('button', { name: 'Vy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kolumner …' }));
  await user.click(await screen.findByRole('checkbox', { name: 'OCR' }));
  expect(screen.getByText('1002474')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.requests(preferenceCalls.updateList)[0]?.body).toEqual({ hidden: [], shown: ['ocr'] }),
  );
});

test('sends one invoice from its row after a confirmation', async () => {
  const api = fakeApiWith()
    .on(invoiceCalls.send, makeInvoice({ status: 'PENDING_PAYMENT' }))
    .on(invoiceBatchCalls.sendingPreview, makeSendingPreview());
  const { user } = renderByStatus('/invoicebase/status/ready');
  await user.click(await screen.findByRole('button', { name: 'Skicka 100247 nu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Är du säker?' });
  expect(within(dialog).getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  expect(api.requests(invoiceCalls.send)).toHaveLength(0);
  expect(await within(dialog).findByText('Bo Östlund, bo@example.se')).toBeVisible();
  expect(within(dialog).getByText('2026-12-28')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Hyresavin är skickad')).toBeVisible();
  const [sendRequest] = api.requests(invoiceCalls.send);
  expect(sendRequest?.params).toEqual({ id: '7' });
  expect(sendRequest?.headers.get('Idempotency-Key')).toBeTruthy();
  // The list is refetched.
  await waitFor(() => expect(api.requests(invoiceCalls.list).length).toBeGreaterThan(1));
});

test('creates an invoice for a lease found by search', async () => {
  const api = fakeApiWith()
    .on(leaseCalls.list, ({ query }) => pageResponse(query.search === 'inget' ? [] : [makeLeaseRow()]))
    .on(leaseCalls.detail, makeLease())
    .on(invoiceCalls.create, { invoicebase: makeInvoice({ id: 12 }) });
  const { user, location } = renderOverview();
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
  expect(await screen.findByText('Utkastet till hyresavin är sparat')).toBeVisible();
  expect(location()).toBe('/invoicebase/12');
  expect(api.requests(invoiceCalls.create)[0]?.body).toMatchObject({ lease_id: 3, supplement: false });
});

test('without leases, the dialog links to the page that creates one', async () => {
  fakeApiWith().on(leaseCalls.list, pageResponse([]));
  const { user } = renderOverview();
  await user.click(await screen.findByRole('button', { name: /Skapa hyresavi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Det finns inte några uthyrningar')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Skapa uthyrning' })).toHaveAttribute('href', '/lease/create');
});

test('shows no send button for an invoice that is not ready', async () => {
  fakeApiWith([makeInvoiceListItem({ status: 'REVIEW' })]);
  renderOverview();
  await screen.findByRole('link', { name: /Lgh 1001/ });
  expect(screen.queryByRole('button', { name: /nu$/ })).not.toBeInTheDocument();
});
