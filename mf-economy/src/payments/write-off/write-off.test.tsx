import { companyBooksCalls } from '@husrum/contract/company-books';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { lateChargeCalls } from '@husrum/contract/late-charge';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { reminderCalls } from '@husrum/contract/reminder';
import { routes } from '@husrum/contract/routes';
import { type WriteOff, writeOffCalls } from '@husrum/contract/write-off';
import { createUser, fakeApi, freezeDate, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeSentInvoice } from '../../invoicing/invoice/invoice.test-data';
import InvoiceDetailScreen from '../../invoicing/invoice/invoice-detail.screen';
import { InvoiceStatus } from '../../invoicing/invoice/invoice-status';
import { noReminders } from '../../runs/reminder/reminder.test-data';
import { notLate } from '../late-charge/late-charge.test-data';

freezeDate('2027-01-15T09:00:00Z');

const state: WriteOff = {
  ...{ left: 5625, tax: 1125, vat: [{ tax_rate: 25, base: 4500, tax: 1125 }] },
  ...{ earliest_day: '2026-12-29', written_off: 0, written_off_tax: 0 },
};
const late = makeSentInvoice({ status: 'OVERDUE', pay_amount_rounded: 10_625, payment_left: 5625 });
const writtenOff: Invoice = { ...late, status: 'PAYED', payment_left: 0, written_off: 5625, ahead: [] };

const openInvoice = async (invoice: Invoice, role: 'ADMINISTRATOR' | 'READER' = 'ADMINISTRATOR') => {
  const api = fakeApi()
    .on(invoiceCalls.detail, invoice)
    .on(writeOffCalls.ofInvoice, state)
    .on(paymentPromiseCalls.listByInvoice, { data: [] })
    .on(lateChargeCalls.ofInvoice, notLate)
    .on(reminderCalls.ofInvoice, noReminders)
    .on(companyBooksCalls.list, {
      data: [
        {
          company: { id: 2, name: 'Åkerö AB' },
          locked_through: '2026-12-31',
          rounds_payments: true,
          fiscal_year_start: null,
        },
      ],
    });
  const { user } = renderScreen(<InvoiceDetailScreen />, {
    route: routes.invoice.detail,
    url: `/invoicebase/${invoice.id}`,
    user: createUser({ role }),
  });
  await screen.findByRole('heading', { level: 1, name: invoice.title });
  return { api, user };
};
type User = Awaited<ReturnType<typeof openInvoice>>['user'];
const choose = async (user: User, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Fler val' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const getText = (element: HTMLElement) => element.textContent?.replace(/\u00a0/g, ' ') ?? '';

test('shows what is left and which VAT comes back, and writes it off today with a reason', async () => {
  const { api, user } = await openInvoice(late);
  api.on(writeOffCalls.create, { ...state, left: 0, tax: 0, vat: [], written_off: 5625 });
  await choose(user, 'Skriv av');
  const dialog = await screen.findByRole('dialog', { name: 'Skriv av avi 100247' });
  expect(await within(dialog).findByText('Moms 25 % som kommer tillbaka')).toBeVisible();
  const text = getText(dialog);
  expect(text).toContain('Kvar att betala, skrivs av5 625 kr');
  expect(text).toContain('Moms 25 % som kommer tillbaka1 125 kr');
  expect(text).toContain('Förlust utan moms4 500 kr');
  await user.click(within(dialog).getByRole('button', { name: 'Skriv av' }));
  expect(await within(dialog).findByText('Orsak måste fyllas i')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Orsak/), 'Konkurs');
  await user.click(within(dialog).getByRole('button', { name: 'Skriv av' }));
  expect(await screen.findByText('Avin är avskriven')).toBeVisible();
  expect(api.requests(writeOffCalls.create)[0]?.body).toEqual({
    ...{ invoice_id: 7, day: '2027-01-15', reason: 'Konkurs' },
  });
});

test('a day in a locked month has a hint, and an error of the server stands under its field', async () => {
  const { api, user } = await openInvoice(late);
  api.fails(writeOffCalls.create, 422, { data: { day: ['Dagen kan vara tidigast 2027-01-10'] } });
  await choose(user, 'Skriv av');
  const dialog = await screen.findByRole('dialog');
  const day = await within(dialog).findByLabelText(/^Dag/);
  await user.clear(day);
  await user.type(day, '2026-12-30');
  expect(
    await within(dialog).findByText('December 2026 är låst. Avskrivningen bokförs 2027-01-01.'),
  ).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Orsak/), 'Konkurs');
  await user.click(within(dialog).getByRole('button', { name: 'Skriv av' }));
  expect(await within(dialog).findByText('Dagen kan vara tidigast 2027-01-10')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Orsak/)).toHaveValue('Konkurs');
});

test('a written-off invoice says so, and a user takes it back after a confirmation', async () => {
  const { api, user } = await openInvoice(writtenOff);
  api.on(writeOffCalls.undo, state);
  expect(screen.getByText('Avskriven')).toBeVisible();
  expect(screen.queryByText('Betald')).not.toBeInTheDocument();
  expect(getText(screen.getByRole('region', { name: 'Betalning' }))).toContain('Avskrivet5 625 kr');
  await choose(user, 'Ta tillbaka avskrivningen');
  const dialog = await screen.findByRole('dialog');
  expect(getText(dialog)).toContain('5 625 kr blir obetalt igen');
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka avskrivningen' }));
  await waitFor(() => expect(api.requests(writeOffCalls.undo)[0]?.params.id).toBe('7'));
});

test('a payment of a written-off invoice is registered on it, and proposes what is written off', async () => {
  const { api, user } = await openInvoice(writtenOff);
  api.on(invoiceActionCalls.pay, { ...writtenOff, written_off: 0 });
  await choose(user, 'Registrera betalning');
  const dialog = await screen.findByRole('dialog');
  expect(getText(dialog)).toContain('5 625 kr av avin är avskrivet');
  expect(getText(dialog)).not.toContain('Avin är redan betald');
  await user.click(within(dialog).getByRole('button', { name: 'Registrera' }));
  await waitFor(() =>
    expect(api.requests(invoiceActionCalls.pay)[0]?.body).toEqual({ payment: 5625, paid_at: '2027-01-15' }),
  );
});

test('a part that is written off has a tag beside the status', () => {
  renderScreen(<InvoiceStatus invoice={{ ...late, payment_left: 5000, written_off: 5625 }} />);
  expect(screen.getByText('Förfallen')).toBeVisible();
  expect(screen.getByText('Delvis avskriven')).toBeVisible();
  expect(screen.queryByText('Delbetald')).not.toBeInTheDocument();
});

test('a reader is offered neither', async () => {
  const { user } = await openInvoice(late, 'READER');
  const menu = screen.queryByRole('button', { name: 'Fler val' });
  if (menu !== null) await user.click(menu);
  expect(screen.queryByRole('menuitem', { name: 'Skriv av' })).not.toBeInTheDocument();
});
