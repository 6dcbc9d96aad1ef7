import { type InvoiceListItem, invoiceCalls } from '@husrum/contract/invoice';
import { invoiceBatchCalls, type SendingPreview } from '@husrum/contract/invoice-batch';
import { jobRunCalls } from '@husrum/contract/job-run';
import { routes } from '@husrum/contract/routes';
import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeJobRun, makeJobRunItem } from '../../runs/job-run/job-run.test-data';
import {
  badgeCounts,
  businessStatistics,
  makeInvoiceListItem,
  makeSendingPreview,
} from '../invoice/invoice.test-data';
import InvoiceByStatusScreen from '../invoice/invoice-by-status.screen';

const rows = [
  makeInvoiceListItem({ id: 1, reference: '100001' }),
  makeInvoiceListItem({
    id: 2,
    reference: '100002',
    tenant: { id: 9, name: 'Cia Lind', email: 'cia@example.se' },
  }),
  makeInvoiceListItem({ id: 3, reference: '100003', tenant: { id: 8, name: 'Dag Ek', email: null } }),
];
const sum = { pay_amount_rounded: 27_486, payment_left: 27_486 };

const openDialog = async (
  invoices: readonly InvoiceListItem[] = rows,
  changes: Partial<SendingPreview> = {},
) => {
  const api = fakeApi()
    .on(invoiceCalls.list, ({ query }) => ({
      ...pageResponse(query.limit === 100 ? invoices.slice((query.page - 1) * 2, query.page * 2) : invoices, {
        page: query.page,
        total: invoices.length,
        perPage: query.limit === 100 ? 2 : 15,
      }),
      sum,
    }))
    .on(invoiceCalls.remarks, {
      remarks: [
        { id: 2, kind: 'JUMP', detail: '+32 % mot 8 500 kr' },
        { id: 3, kind: 'NO_EMAIL', detail: null },
      ],
      due_dates: invoices.map(({ id, kind }) =>
        kind === 'CREDIT'
          ? { id, due_at: null }
          : { id, due_at: '2026-12-07', min_days: 10, due_soon: id === 2 },
      ),
    })
    .on(statisticsCalls.business, businessStatistics)
    .on(statisticsCalls.badges, badgeCounts)
    .on(invoiceBatchCalls.sendingPreview, makeSendingPreview(changes));
  const rendered = renderScreen(<InvoiceByStatusScreen />, {
    route: routes.invoice.byStatus,
    url: '/invoicebase/status/ready',
  });
  await screen.findAllByRole('link', { name: /Lgh 1001/ });
  await rendered.user.click(screen.getByRole('button', { name: /Skicka alla/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/är redo att skickas/);
  return { api, dialog, ...rendered };
};

test('checks and lists all pages of ready invoices, and sends the selected ones', async () => {
  const { api, dialog, user } = await openDialog();
  expect(dialog.getByText('3 hyresavier')).toBeVisible();
  expect(dialog.getByText('Saknar mejladress: 1')).toBeVisible();
  expect(dialog.getByText('Saknar hyresgäst: ingen')).toBeVisible();
  expect(dialog.getByText('Avviker mer än 20 % från förra avin: 1')).toBeVisible();
  expect(dialog.getByText('Förfaller inom 10 dagar: 1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  expect(dialog.getByText('+32 % mot 8 500 kr')).toBeVisible();
  expect(dialog.getByText('Förfaller inom 10 dagar')).toBeVisible();

  expect(dialog.getByText('Vill du skicka de 2 hyresavier som väntar?')).toBeVisible();
  const [first, second, third] = dialog.getAllByRole('checkbox');
  expect(first).toBeChecked();
  expect(third).toBeDisabled();
  if (second) await user.click(second);
  expect(dialog.getByText('Vill du skicka den hyresavi som väntar?')).toBeVisible();

  const runningRun = makeJobRun({ kind: 'MAIL', status: 'RUNNING', total: 1, made: 0, finished_at: null });
  api
    .on(invoiceBatchCalls.send, runningRun)
    .on(jobRunCalls.detail, runningRun)
    .on(jobRunCalls.items, pageResponse([]));
  expect(await dialog.findByText('bankgiro 991-2346')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Skicka 1 hyresavi' }));
  expect(await dialog.findByText(/^0 av 1 klara/)).toHaveTextContent('Du kan stänga: utskicket fortsätter');
  expect(api.requests(invoiceBatchCalls.send)[0]?.body).toEqual({ ids: [1] });
  api.on(jobRunCalls.detail, makeJobRun({ kind: 'MAIL', total: 1, made: 1 }));
  expect(await dialog.findByText('1 hyresavi är skickad.', {}, { timeout: 5000 })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Klar' }));
});

test('shows the due date that sending sets, marks credit invoices, and gives the same sums in each step', async () => {
  const credit = makeInvoiceListItem({
    id: 4,
    reference: '100004',
    kind: 'CREDIT',
    due_at: null,
    pay_amount_rounded: -8500,
    payment_left: 0,
  });
  const { dialog, user } = await openDialog([makeInvoiceListItem({ id: 1, reference: '100001' }), credit], {
    count: 2,
    credit_count: 1,
    credit_amount: -8500,
  });
  expect(dialog.getByText('1 avi om 9 162 kr och 1 kreditavi om −8 500 kr')).toBeVisible();
  expect(dialog.getByText('Negativt belopp på annat än kreditavier: ingen')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  const [invoiceRow, creditRow] = dialog.getAllByRole('listitem');
  // The stored due date is 2026-12-28.
  expect(invoiceRow).toHaveTextContent('förfaller 2026-12-07');
  expect(creditRow).toHaveTextContent('Kreditavi');
  expect(creditRow).not.toHaveTextContent('förfaller');
  expect(await dialog.findByText('1 kreditavi om −8 500 kr')).toBeVisible();
});

test('names credit invoices alone when no tenant is asked to pay', async () => {
  const credit = makeInvoiceListItem({ kind: 'CREDIT', pay_amount_rounded: -8500, payment_left: 0 });
  const { dialog } = await openDialog([credit]);
  expect(dialog.getByText('1 kreditavi om −8 500 kr')).toBeVisible();
});

test('links to each failed invoice, shows its reason and retries the failed ones', async () => {
  const { api, dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  const failedRun = makeJobRun({ kind: 'MAIL', status: 'FAILED', total: 2, made: 1, failed: 1 });
  const item = {
    outcome: 'FAILED',
    title: '100002',
    message: 'Hyresgästen saknar mejladress.',
    invoicebase_id: 2,
  } as const;
  api
    .on(invoiceBatchCalls.send, failedRun)
    .on(jobRunCalls.detail, failedRun)
    .on(jobRunCalls.items, pageResponse([makeJobRunItem(item), makeJobRunItem({ id: 2, title: '100001' })]));
  await user.click(await dialog.findByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(await dialog.findByText('1 kunde inte skickas.')).toBeVisible();
  expect(await dialog.findByText('Hyresgästen saknar mejladress.')).toBeVisible();
  expect(dialog.getByRole('link', { name: '100002' })).toHaveAttribute('href', '/invoicebase/2');
  expect(dialog.getByRole('link', { name: 'Visa körningen' })).toHaveAttribute('href', '/economy/run/9');
  const retriedRun = makeJobRun({ kind: 'MAIL', total: 2, made: 2 });
  api.on(jobRunCalls.restart, retriedRun).on(jobRunCalls.detail, retriedRun);
  await user.click(dialog.getByRole('button', { name: 'Försök igen med de som misslyckades' }));
  expect(await dialog.findByText('2 hyresavier är skickade.')).toBeVisible();
  expect(api.requests(jobRunCalls.restart)[0]?.params).toEqual({ id: '9' });
});

test('says which invoices wait for paper, and not that somebody else has sent them', async () => {
  const { api, dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  const run = makeJobRun({ kind: 'MAIL', status: 'DONE', total: 2, made: 1, skipped: 1, by_hand: 1 });
  api
    .on(invoiceBatchCalls.send, run)
    .on(jobRunCalls.detail, run)
    .on(jobRunCalls.items, pageResponse([makeJobRunItem()]));
  await user.click(await dialog.findByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(
    await dialog.findByText(
      '1 hyresavi kan inte mejlas: hyresgästen saknar mejladress. Lämna den på annat sätt och markera den som skickad.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText(/av någon annan/)).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /Försök igen/ })).not.toBeInTheDocument();
});

test('counts the sent invoices apart from those that the accounting program must book first', async () => {
  const { api, dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  const run = makeJobRun({ kind: 'MAIL', total: 2, made: 2, waiting: 1 });
  api
    .on(invoiceBatchCalls.send, run)
    .on(jobRunCalls.detail, run)
    .on(jobRunCalls.items, pageResponse([makeJobRunItem()]));
  await user.click(await dialog.findByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(await dialog.findByText(/^1 hyresavi bokförs nu i bokföringsprogrammet/)).toBeVisible();
  expect(dialog.getByText('1 hyresavi är skickad.')).toBeVisible();
});

test('keeps the selection when the server refuses', async () => {
  const { api, dialog, user } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }));
  api.fails(invoiceBatchCalls.send, 500, { message: 'Databasen vilar' });
  await user.click(await dialog.findByRole('button', { name: 'Skicka 2 hyresavier' }));
  expect(await screen.findByText('Databasen vilar')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Skicka 2 hyresavier' })).toBeEnabled();
});
