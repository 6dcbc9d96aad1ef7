import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import { createUser, fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeBankFile, makeBankPayment, makeGroups } from './bank-file.test-data';
import BankFileDetailScreen from './bank-file-detail.screen';

const part = (id: number, reference: string, left: number, tenantId: number) => ({
  id,
  reference,
  status: 'PENDING_PAYMENT' as const,
  tenant: `Hyresgäst ${tenantId}`,
  tenant_id: tenantId,
  entity: 'Lgh 1001',
  left,
  amount: null,
});
const several = makeBankPayment({
  id: 21,
  amount: 16_000,
  state: 'CHOICE',
  reason: 'SEVERAL',
  can_book: false,
  invoice: null,
  parts: [part(7, '100247', 8500, 4), part(8, '100248', 7777, 5)],
});
const proposed = makeBankPayment({ id: 22, state: 'CHOICE', reason: 'PROPOSED', payer: 'EVA LIND' });
const unknown = makeBankPayment({
  id: 23,
  state: 'CHOICE',
  reason: 'UNKNOWN',
  can_book: false,
  invoice: null,
});

const setUp = (payments: readonly BankPayment[]) => {
  const api = fakeApi()
    .on(bankFileCalls.detail, makeBankFile({ groups: makeGroups({ CHOICE: [payments.length, 33_000] }) }))
    .on(bankFileCalls.payments, pageResponse([...payments]))
    .on(companyBooksCalls.list, { data: [] })
    .on(bankFileCalls.divide, several)
    .on(bankFileCalls.choose, several)
    .on(bankFileCalls.nearest, pageResponse([{ ...part(9, '100249', 7600, 4), due_at: '2026-11-30' }]));
  const { user } = renderScreen(<BankFileDetailScreen />, {
    route: routes.bankFile.detail,
    url: '/economy/bankfile/5',
    user: createUser({ role: 'ADMINISTRATOR' }),
  });
  return { api, user };
};
const dialog = () => within(screen.getByRole('dialog'));
const statusText = () =>
  dialog()
    .getByRole('status')
    .textContent?.replace(/\u00a0/g, ' ');

test('a payment of several invoices is divided in a dialog, which says what is left to divide', async () => {
  const { api, user } = setUp([several]);
  await user.click(await screen.findByRole('button', { name: 'Dela betalningen' }));
  await screen.findByRole('dialog');
  // The invoices that it names are filled in their order.
  expect(dialog().getByLabelText(/Belopp till Avi 100247/)).toHaveValue('8 500'.replace(' ', '\u00a0'));
  expect(statusText()).toBe('Hela betalningen är fördelad');

  const second = dialog().getByLabelText(/Belopp till Avi 100248/);
  await user.clear(second);
  await user.type(second, '7000');
  expect(statusText()).toBe('500 kr är kvar att fördela');
  await user.click(dialog().getByRole('button', { name: 'Dela betalningen' }));
  expect(await dialog().findByText(/alla avier är inte fullt betalda/)).toBeVisible();
  expect(api.requests(bankFileCalls.divide)).toHaveLength(0);

  // A third invoice gets the rest. The nearest are listed without a search.
  await user.click(await dialog().findByRole('option', { name: /Avi 100249/ }));
  expect(dialog().getByLabelText(/Belopp till Avi 100249/)).toHaveValue('500');
  await user.click(dialog().getByRole('button', { name: 'Dela betalningen' }));
  await waitFor(() => expect(api.requests(bankFileCalls.divide)).toHaveLength(1));
  expect(api.requests(bankFileCalls.divide)[0]?.body).toEqual({
    parts: [
      { invoice_id: 7, amount: 8500 },
      { invoice_id: 8, amount: 7000 },
      { invoice_id: 9, amount: 500 },
    ],
  });
});

test('more than is left of an invoice is said under its amount', async () => {
  const { api, user } = setUp([several]);
  await user.click(await screen.findByRole('button', { name: 'Dela betalningen' }));
  await screen.findByRole('dialog');
  const first = dialog().getByLabelText(/Belopp till Avi 100247/);
  await user.clear(first);
  await user.type(first, '8600');
  await user.click(dialog().getByRole('button', { name: 'Dela betalningen' }));
  expect(await dialog().findByText(/Högst 8\s500 kr, som är kvar av avin/)).toBeVisible();
  expect(api.requests(bankFileCalls.divide)).toHaveLength(0);
});

test('the queue is worked by keyboard', async () => {
  const { api, user } = setUp([proposed, unknown, several]);
  const checkbox = await screen.findByRole('checkbox', { name: /Registrera på avi 100247/ });
  expect(screen.getByText(/Tangenter: J eller ↓ nästa/)).toBeVisible();

  await user.keyboard('j');
  expect(checkbox).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(checkbox).toBeChecked();
  expect(screen.getByRole('button', { name: 'Välj avi' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(checkbox).toHaveFocus();
  await user.keyboard('jjj');
  expect(screen.getByRole('button', { name: 'Dela betalningen' })).toHaveFocus();
  await user.keyboard('k');

  // U puts the payment aside, with a note.
  await user.keyboard('u');
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/Anteckning/), 'Frågar banken{Enter}');
  await waitFor(() => expect(api.requests(bankFileCalls.choose)).toHaveLength(1));
  expect(api.requests(bankFileCalls.choose)[0]).toMatchObject({
    params: { id: '23' },
    body: { invoice_id: null, left_out: true, aside_note: 'Frågar banken' },
  });
});

test('the keys do nothing while something else has the focus', async () => {
  const { user } = setUp([proposed]);
  const checkbox = await screen.findByRole('checkbox', { name: /Registrera på avi/ });
  screen.getAllByRole('link')[0]?.focus();
  await user.keyboard('ju{Enter}');
  expect(checkbox).not.toHaveFocus();
  expect(checkbox).not.toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a payment that is put aside shows its note', async () => {
  fakeApi()
    .on(bankFileCalls.detail, makeBankFile({ groups: makeGroups({ OUTSIDE: [1, 8500] }) }))
    .on(
      bankFileCalls.payments,
      pageResponse([
        makeBankPayment({
          state: 'OUTSIDE',
          reason: 'LEFT_OUT',
          can_book: false,
          invoice: null,
          aside_note: 'Frågar banken',
        }),
      ]),
    );
  renderScreen(<BankFileDetailScreen />, {
    route: routes.bankFile.detail,
    url: '/economy/bankfile/5',
    user: createUser({ role: 'ADMINISTRATOR' }),
  });
  expect(await screen.findByText('Lagd åt sidan: Frågar banken')).toBeVisible();
});
