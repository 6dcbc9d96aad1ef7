import { type PaymentPromise, paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { fakeApi, freezeDate, renderScreen } from '@husrum/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { InvoicePromises } from './invoice-promises';
import { PromiseTag } from './promise-tag';

freezeDate('2026-11-20T09:00:00Z');

const promise: PaymentPromise = {
  ...{ id: 9, promised_on: '2026-12-05', amount: 4000, note: 'Får lön den 25:e.', state: 'VALID' },
  ...{ by: 'Anna Ek', created_at: '2026-11-19T08:00:00.000Z', withdrawn_at: null, withdrawn_by: null },
};
const withdrawn: PaymentPromise = {
  ...{ ...promise, id: 8, promised_on: null, amount: null, note: 'Ringde.', state: 'WITHDRAWN' },
  ...{ withdrawn_at: '2026-11-19T09:00:00.000Z', withdrawn_by: 'Per Alm' },
};

test('notes a promise, with what it replaces, and shows an error of the server under its field', async () => {
  const api = fakeApi()
    .on(paymentPromiseCalls.listByInvoice, { data: [promise] })
    .fails(paymentPromiseCalls.create, 422, {
      data: { amount: ['Det är 8 500 kr kvar att betala på avin'] },
    });
  const { user } = renderScreen(<InvoicePromises invoice={{ id: 7 }} />);
  await screen.findByText('Gäller');
  await user.click(screen.getByRole('button', { name: 'Notera löfte' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ett nytt löfte ersätter det till 2026-12-05.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Lovat betala senast/), '2026-12-10');
  await user.type(dialog.getByRole('textbox', { name: /^Lovat belopp/ }), '9000');
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Det är 8 500 kr kvar att betala på avin')).toBeVisible();
  expect(api.requests(paymentPromiseCalls.create)[0]?.body).toEqual({
    ...{ invoice_id: 7, promised_on: '2026-12-10', amount: 9000, note: null },
  });
  api.on(paymentPromiseCalls.create, promise);
  await user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText('Noterat')).toBeVisible();
});

test('lists promises and notes with who noted and withdrew them, and withdraws one after a question', async () => {
  const api = fakeApi()
    .on(paymentPromiseCalls.listByInvoice, { data: [promise, withdrawn] })
    .on(paymentPromiseCalls.withdraw, withdrawn);
  const { user } = renderScreen(<InvoicePromises invoice={{ id: 7 }} />);
  const list = await screen.findByRole('list', { name: 'Löften och anteckningar' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Lovat att betala 4\s000\skr senast 2026-12-05Gäller/);
  expect(first).toHaveTextContent('Anna Ek, 2026-11-19 09:00');
  expect(second).toHaveTextContent('Borttaget av Per Alm, 2026-11-19 10:00');
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: /^Ta bort: Lovat att betala/ }));
  await user.click(await screen.findByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(api.requests(paymentPromiseCalls.withdraw)[0]?.params.id).toBe('9'));
});

test.each([
  [{ promised_on: '2026-12-05', amount: null, is_broken: false }, /^Lovat 5 dec$/],
  [{ promised_on: '2026-12-05', amount: 4000, is_broken: false }, /^Lovat 4\s000\skr 5 dec$/],
  [{ promised_on: '2026-10-31', amount: 4000, is_broken: true }, /^Bröt löfte 31 okt$/],
])('the tag of %j', (open, text) => {
  renderScreen(<PromiseTag promise={open} />);
  expect(screen.getByText(text)).toBeVisible();
});
