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
  makeInvoice,
  makeInvoiceListItem,
} from '../invoice/invoice.test-data';
import InvoiceByStatusScreen from '../invoice/invoice-by-status.screen';
import { makeJobRun } from '../job-run/job-run.test-data';

const filteredIds = Array.from({ length: 52 }, (_, index) => index + 1);

const show = (url = '/invoicebase/status/review?reference=10') => {
  const api = fakeApi()
    .on(invoiceCalls.list, {
      ...pageResponse([makeInvoiceListItem(), makeInvoiceListItem({ id: 8, reference: '100248' })], {
        total: 52,
      }),
      sum: { pay_amount_rounded: 0, payment_left: 0 },
    })
    .on(statisticsCalls.business, businessStatistics)
    .on(statisticsCalls.badges, badgeCounts)
    .on(invoiceBatchCalls.ids, { ids: filteredIds });
  return { api, ...renderScreen(<InvoiceByStatusScreen />, { route: routes.invoice.byStatus, url }) };
};
const findRowCheckboxes = () => screen.findAllByRole('checkbox', { name: 'Markera raden' });

test('selects the whole filter, approves it in chunks and shows the reason of each refusal', async () => {
  const { api, user } = show();
  api.on(invoiceBatchCalls.approve, ({ body }) => ({
    done: body.ids.length - (body.ids.includes(52) ? 1 : 0),
    failures: body.ids.includes(52) ? [{ id: 52, reference: '100299', message: 'Avin saknar rader' }] : [],
  }));
  expect(screen.queryByRole('group', { name: 'Markerade rader' })).not.toBeInTheDocument();
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  const bar = within(screen.getByRole('group', { name: 'Markerade rader' }));
  expect(bar.getByText('1 markerade')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Markera alla 52 i filtret' }));
  expect(await bar.findByText('52 markerade')).toBeVisible();
  expect(api.requests(invoiceBatchCalls.ids)[0]?.query).toMatchObject({ filter: 'review', reference: '10' });

  await user.click(bar.getByRole('button', { name: 'Godkänn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Godkänn hyresavier' }));
  await user.click(dialog.getByRole('button', { name: 'Godkänn' }));
  expect(await dialog.findByText('51 hyresavier godkända.')).toBeVisible();
  expect(dialog.getByRole('link', { name: '100299' })).toHaveAttribute('href', '/invoicebase/52');
  expect(dialog.getByText(/Avin saknar rader/)).toBeVisible();
  expect(api.requests(invoiceBatchCalls.approve).map(({ body }) => body.ids.length)).toEqual([50, 2]);
});

test('sends the selected invoices in a background run', async () => {
  const { api, user } = show();
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
  await user.click(dialog.getByRole('button', { name: 'Skicka' }));
  expect(await dialog.findByText(/^0 av 1 klara/)).toBeVisible();
  expect(api.requests(invoiceBatchCalls.send)[0]?.body).toEqual({ ids: [7] });
  await user.click(dialog.getByRole('button', { name: 'Fortsätt i bakgrunden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('stops when the server fails and shows how many were approved', async () => {
  const { api, user } = show();
  await user.click((await findRowCheckboxes())[0] as HTMLElement);
  api.fails(invoiceBatchCalls.approve, 500, { message: 'Databasen vilar' });
  await user.click(screen.getByRole('button', { name: 'Godkänn' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Godkänn hyresavier' }));
  await user.click(dialog.getByRole('button', { name: 'Godkänn' }));
  expect(await dialog.findByText(/Databasen vilar/)).toBeVisible();
  expect(dialog.getByText('0 hyresavier godkända.')).toBeVisible();
});

test('expands a row to the invoice details without leaving the list', async () => {
  const { api, user, location } = show();
  api.on(invoiceCalls.detail, makeInvoice());
  await user.click((await screen.findAllByRole('button', { name: 'Visa detaljer' }))[0] as HTMLElement);
  const rows = within(await screen.findByRole('table', { name: 'Rader' }));
  expect(rows.getByText('Hyra december 2026')).toBeVisible();
  expect(location()).toContain('/invoicebase/status/review');
});
