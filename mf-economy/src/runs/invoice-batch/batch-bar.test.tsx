import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  badgeCounts,
  businessStatistics,
  makeAccounting,
  makeInvoice,
  makeInvoiceListItem,
  makeSendingPreview,
} from '../../invoicing/invoice/invoice.test-data';
import InvoiceByStatusScreen from '../../invoicing/invoice/invoice-by-status.screen';
import { makeJobRun } from '../job-run/job-run.test-data';

const filteredIds = Array.from({ length: 52 }, (_, index) => index + 1);

const renderBatchBar = (url = '/invoicebase/status/review?reference=10') => {
  const api = fakeApi()
    .on(invoiceCalls.list, {
      ...pageResponse([makeInvoiceListItem(), makeInvoiceListItem({ id: 8, reference: '100248' })], {
        total: 52,
      }),
      sum: { pay_amount_rounded: 0, payment_left: 0 },
    })
    .on(statisticsCalls.business, businessStatistics)
    .on(statisticsCalls.badges, badgeCounts)
    .on(invoiceBatchCalls.ids, { ids: filteredIds })
    .on(invoiceBatchCalls.sendingPreview, makeSendingPreview());
  return { api, ...renderScreen(<InvoiceByStatusScreen />, { route: routes.invoice.byStatus, url }) };
};
const findRowCheckboxes = () => screen.findAllByRole('checkbox', { name: 'Markera raden' });

test('selects all invoices in the filter, approves them in chunks and shows the reason of each refusal', async () => {
  const { api, user } = renderBatchBar();
  api.on(invoiceBatchCalls.approve, ({ body }) => ({
    done: body.ids.length - (body.ids.includes(52) ? 1 : 0),
    failures: body.ids.includes(52) ? [{ id: 52, reference: '100299', message: 'Avin saknar rader' }] : [],
  }));
  expect(screen.queryByRole('group', { name: 'Markerade rader' })).not.toBeInTheDocument();
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  const bar = within(screen.getByRole('group', { name: 'Markerade rader' }));
  expect(bar.getByText('1 markerad')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Markera alla 52 i filtret' }));
  expect(await bar.findByText('52 markerade')).toBeVisible();
  expect(api.requests(invoiceBatchCalls.ids)[0]?.query).toMatchObject({ filter: 'review', reference: '10' });

  await user.click(bar.getByRole('button', { name: 'Attestera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attestera hyresavier' }));
  await user.click(await dialog.findByRole('button', { name: 'Attestera' }));
  expect(await dialog.findByText('51 hyresavier attesterade.')).toBeVisible();
  expect(dialog.getByRole('link', { name: '100299' })).toHaveAttribute('href', '/invoicebase/52');
  expect(dialog.getByText(/Avin saknar rader/)).toBeVisible();
  expect(api.requests(invoiceBatchCalls.approve).map(({ body }) => body.ids.length)).toEqual([50, 2]);
});

test('sends the selected invoices in a background run', async () => {
  const { api, user } = renderBatchBar();
  const runningRun = makeJobRun({ kind: 'MAIL', status: 'RUNNING', total: 1, made: 0 });
  api
    .on(invoiceBatchCalls.send, runningRun)
    .on(jobRunCalls.detail, runningRun)
    .on(jobRunCalls.items, pageResponse([]));
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  await user.click(
    within(screen.getByRole('group', { name: 'Markerade rader' })).getByRole('button', { name: 'Skicka' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Skicka hyresavier' }));
  await user.click(await dialog.findByRole('button', { name: 'Skicka' }));
  expect(await dialog.findByText(/^0 av 1 klara/)).toBeVisible();
  expect(api.requests(invoiceBatchCalls.send)[0]?.body).toEqual({ ids: [7] });
  await user.click(dialog.getByRole('button', { name: 'Fortsätt i bakgrunden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows who gets the invoices, and why some are left out', async () => {
  const { api, user } = renderBatchBar();
  const problem = 'Momsregistreringsnumret saknas i faktureringsinställningarna.';
  const [row] = makeSendingPreview().invoices;
  if (row === undefined) throw new Error('The preview has no invoice');
  api.on(
    invoiceBatchCalls.sendingPreview,
    makeSendingPreview({
      count: 2,
      recipients: 2,
      amount: 18_324,
      last_due: '2027-01-04',
      accounts: [
        { company: { id: 2, name: 'Åkerö AB' }, bankgiro: '991-2346', plusgiro: '4-2', count: 1 },
        { company: { id: 3, name: 'Sköld AB' }, bankgiro: null, plusgiro: '28 65 43-4', count: 1 },
      ],
      stopped: [{ problem, count: 1, company: { id: 4, name: 'Ek AB' } }],
      invoices: [
        { ...row, id: 9, reference: '100249', problem },
        row,
        { ...row, id: 8, reference: '100248' },
      ],
    }),
  );
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Attestera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attestera hyresavier' }));
  for (const text of ['2 hyresgäster', 'bankgiro 991-2346, plusgiro 4-2', 'plusgiro 28 65 43-4'])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText(`1 avi lämnas utanför. ${problem}`)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Öppna faktureringsinställningarna för Ek AB' })).toHaveAttribute(
    'href',
    '/company/4/invoicingconfig',
  );
  await user.click(dialog.getByText('Visa 3 avier'));
  expect(dialog.getByText('100249')).toBeVisible();
  expect(api.requests(invoiceBatchCalls.sendingPreview)[0]?.body).toEqual({ ids: [7], action: 'APPROVE' });
});

test('stops when the server fails and shows how many were approved', async () => {
  const { api, user } = renderBatchBar();
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  api.fails(invoiceBatchCalls.approve, 500, { message: 'Databasen vilar' });
  await user.click(screen.getByRole('button', { name: 'Attestera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attestera hyresavier' }));
  await user.click(await dialog.findByRole('button', { name: 'Attestera' }));
  expect(await dialog.findByText('Databasen vilar')).toBeVisible();
  expect(dialog.getByText(/^Det avbröts av ett fel/)).toBeVisible();
  expect(dialog.getByText('0 hyresavier attesterade.')).toBeVisible();
});

test('expands a row to the invoice details without leaving the list', async () => {
  const { api, user, location } = renderBatchBar();
  api.on(invoiceCalls.detail, makeInvoice());
  await user.click((await screen.findAllByRole('button', { name: 'Visa detaljer' }))[0] as HTMLElement);
  const rows = within(await screen.findByRole('table', { name: 'Rader' }));
  expect(rows.getByText('Hyra december 2026')).toBeVisible();
  expect(location()).toContain('/invoicebase/status/review');
});

test('retries the selected invoices in the accounting program one by one, and shows why one is refused again', async () => {
  const { api, user } = renderBatchBar('/invoicebase/status/error');
  const refused = makeInvoice({
    id: 7,
    accounting: makeAccounting({ can_retry: true, sync_error: 'Perioden är låst i Fortnox.' }),
  });
  const stopped = makeInvoice({
    id: 8,
    reference: '100248',
    accounting: makeAccounting({ can_retry: true }),
  });
  api.on(invoiceCalls.detail, ({ params }) => (params.id === '7' ? refused : stopped));
  api.on(accountingSyncCalls.retryInvoice, ({ params }) =>
    params.id === '7'
      ? refused
      : makeInvoice({ id: 8, error: null, accounting: makeAccounting({ can_retry: false }) }),
  );
  for (const checkbox of await findRowCheckboxes()) await user.click(checkbox);
  const bar = within(screen.getByRole('group', { name: 'Markerade rader' }));
  await user.click(bar.getByRole('button', { name: 'Försök igen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Försök igen i bokföringsprogrammet' }));
  await user.click(await dialog.findByRole('button', { name: 'Försök igen' }));
  expect(await dialog.findByText('1 hyresavi gick bra.')).toBeVisible();
  expect(dialog.getByText(/Perioden är låst i Fortnox/)).toBeVisible();
  expect(api.requests(accountingSyncCalls.retryInvoice).map(({ params }) => params.id)).toEqual(['7', '8']);
});

test('registers the selected invoices as paid on one day', async () => {
  const { api, user } = renderBatchBar('/invoicebase/status/unpaid');
  api.on(companyBooksCalls.list, { data: [] });
  api.on(invoiceBatchCalls.pay, ({ body }) => ({ done: body.ids.length, failures: [] }));
  for (const checkbox of await findRowCheckboxes()) await user.click(checkbox);
  const bar = within(screen.getByRole('group', { name: 'Markerade rader' }));
  await user.click(bar.getByRole('button', { name: 'Registrera betalning' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrera betalning' }));
  const day = await dialog.findByLabelText(/Betaldatum/);
  await user.clear(day);
  await user.type(day, '2026-03-10');
  await user.click(dialog.getByRole('button', { name: 'Registrera betalning' }));
  expect(await dialog.findByText('2 hyresavier är betalda.')).toBeVisible();
  expect(api.requests(invoiceBatchCalls.pay)[0]?.body).toMatchObject({ paid_at: '2026-03-10' });
});
